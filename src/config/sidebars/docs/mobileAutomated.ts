import type {SidebarItem} from '../types.ts';

export const mobileAutomated: SidebarItem = {
  type: 'category',
  label: 'Automated testing',
  link: {type: 'doc', id: 'mobile-apps/automated-testing'},
  items: [
    {
      type: 'category',
      label: 'Appium',
      link: {type: 'doc', id: 'mobile-apps/automated-testing/appium'},
      items: [
        'mobile-apps/automated-testing/appium/quickstart',
        'mobile-apps/automated-testing/appium/real-devices',
        'mobile-apps/automated-testing/appium/virtual-devices',
        'mobile-apps/automated-testing/appium/appium-versions',
        'mobile-apps/automated-testing/appium/test-app-upgrades',
        'mobile-apps/automated-testing/appium/appium-flutter',
        'mobile-apps/automated-testing/appium/appium-flutter-integration-driver',
        'mobile-apps/automated-testing/appium/appium-deque-accessibility-testing',
        'mobile-apps/automated-testing/appium/migration-guides/appium-stable-migration',
        'mobile-apps/automated-testing/appium/migration-guides/appium-2-migration',
      ],
    },
    {
      type: 'category',
      label: 'Espresso and XCUITest',
      link: {type: 'doc', id: 'mobile-apps/automated-testing/espresso-xcuitest'},
      items: [
        'mobile-apps/automated-testing/espresso-xcuitest/espresso',
        'mobile-apps/automated-testing/espresso-xcuitest/espresso-capture',
        'mobile-apps/automated-testing/espresso-xcuitest/xcuitest-introduction',
        'mobile-apps/automated-testing/espresso-xcuitest/xcuitest',
        'mobile-apps/automated-testing/espresso-xcuitest/xctest',
        'mobile-apps/automated-testing/espresso-xcuitest/xctest-config',
        'mobile-apps/features/xctest-plan',
      ],
    },
    {
      type: 'category',
      label: 'Flutter',
      link: {type: 'doc', id: 'mobile-apps/automated-testing/flutter'},
      items: [
        'mobile-apps/automated-testing/flutter/flutter-integration-testing-android',
        'mobile-apps/automated-testing/flutter/flutter-integration-testing-ios',
      ],
    },
  ],
};

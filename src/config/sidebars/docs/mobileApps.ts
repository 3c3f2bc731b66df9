import {mobileAutomated} from './mobileAutomated.ts';
import type {SidebarItem} from '../types.ts';

export const mobileApps: SidebarItem = {
  type: 'category',
  label: 'Mobile app testing',
  link: {type: 'doc', id: 'mobile-apps'},
  items: [
    {
      type: 'category',
      label: 'Choose devices',
      items: [
        'mobile-apps/supported-devices',
        'mobile-apps/android-emulators',
        'mobile-apps/virtual-apple-silicon',
        'mobile-apps/features/ios-version-management',
        'mobile-apps/real-device-cleaning',
        'mobile-apps/mdm-support',
      ],
    },
    {
      type: 'category',
      label: 'Prepare your app',
      items: [
        'mobile-apps/app-storage',
        'mobile-apps/automated-testing/ipa-files',
        'mobile-apps/automated-testing/app-files',
        'mobile-apps/features/ios-app-resigning',
        'mobile-apps/ms-app-center',
      ],
    },
    {
      type: 'category',
      label: 'Live testing',
      items: [
        'mobile-apps/live-testing/live-mobile-app-testing',
        'mobile-apps/live-testing/testing-push-notifications',
        'mobile-apps/live-testing/testing-apple-pay',
      ],
    },
    mobileAutomated,
    {
      type: 'category',
      label: 'Device features',
      items: [
        'mobile-apps/features/biometric-authentication',
        'mobile-apps/features/camera-image-injection',
        'mobile-apps/features/audio-capture',
        'mobile-apps/features/bypass-screenshot',
        'mobile-apps/features/gestures',
        'mobile-apps/features/network-throttling',
        'mobile-apps/features/virtual-usb',
      ],
    },
    {
      type: 'category',
      label: 'Diagnose problems',
      items: [
        'mobile-apps/features/appium-inspector',
        'mobile-apps/features/mobile-app-diagnostics/view-tree',
        'mobile-apps/features/mobile-app-diagnostics/app-logs',
        'mobile-apps/features/mobile-app-diagnostics/device-vitals',
        'mobile-apps/features/mobile-app-diagnostics/interactions',
        'mobile-apps/features/network-capture',
        'mobile-apps/features/video-recording',
        'mobile-apps/live-testing/error-reporting',
        'mobile-apps/features/mobile-app-diagnostics/crash-error-reporting',
      ],
    },
    {
      type: 'category',
      label: 'Real Device Access API',
      link: {type: 'doc', id: 'mobile-apps/rdc-access-api/real-device-access-api-introduction'},
      items: [
        'mobile-apps/rdc-access-api/real-device-access-api-integration-guide',
        'mobile-apps/rdc-access-api/real-device-access-api-sauce-hosted-appium',
        'mobile-apps/rdc-access-api/real-device-access-api-local-appium',
        'mobile-apps/rdc-access-api/real-device-access-api-mastering-companion-socket',
      ],
    },
    'mobile-apps/mobile-faq',
  ],
};

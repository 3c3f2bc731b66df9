import type {SidebarItem} from './items.ts';

export const sauceAi: SidebarItem = {
  type: 'category',
  label: 'Sauce AI',
  link: {type: 'doc', id: 'sauce-ai'},
  items: [
    {
      type: 'category',
      label: 'Test Authoring',
      link: {type: 'doc', id: 'sauce-ai/ai-authoring'},
      items: [
        'sauce-ai/test-authoring/generate-your-test-case',
        'sauce-ai/test-authoring/data-variables',
        'sauce-ai/test-authoring/manage-your-test-cases',
        'sauce-ai/test-authoring/run-your-test-cases',
        'sauce-ai/test-authoring/create-and-manage-test-suites',
        'sauce-ai/test-authoring/run-your-test-suite',
        'sauce-ai/test-authoring/schedule-your-test-runs',
        'sauce-ai/test-authoring/view-your-test-results',
        'sauce-ai/test-authoring/generate-the-script-code',
      ],
    },
    {
      type: 'category',
      label: 'Insights',
      link: {type: 'doc', id: 'sauce-ai/ai-insights'},
      items: [
        'sauce-ai/ai-insights/use-sause-ai-assistants',
        'sauce-ai/ai-insights/automated-bug-troubleshooting',
        'sauce-ai/ai-insights/privacy-safety-and-trust',
      ],
    },
    {
      type: 'category',
      label: 'Error Reporting',
      link: {type: 'doc', id: 'sauce-ai/error-reporting/overview'},
      items: ['sauce-ai/error-reporting/error-reporting-using-sauce-ai'],
    },
    {
      type: 'category',
      label: 'Sauce MCP',
      link: {type: 'doc', id: 'sauce-ai/sauce-mcp'},
      items: ['sauce-ai/sauce-mcp-getting-started', 'sauce-ai/sauce-mcp-tools'],
    },
    {
      type: 'category',
      label: 'Prompting guides',
      items: [
        'sauce-ai/ai-authoring-prompting-guide',
        'sauce-ai/ai-insights-prompting-guide',
        'sauce-ai/prompting-guides/error-reporting',
        'sauce-ai/real-device-cloud-mcp-prompting-guide',
      ],
    },
  ],
};

export const idePlugins: SidebarItem = {
  type: 'category',
  label: 'IDE plugins',
  link: {type: 'doc', id: 'ide-plugins'},
  items: [
    'ide-plugins/installation',
    'ide-plugins/real-device-cloud',
    'ide-plugins/ai-test-authoring',
    'ide-plugins/troubleshooting',
  ],
};

import type {SidebarItem} from '../types.ts';

export const components: SidebarItem = {
  type: 'category',
  label: 'Component reference',
  items: [
    {
      type: 'category',
      label: 'I/O components',
      link: {type: 'doc', id: 'api-testing/on-prem/io-components'},
      items: [
        'api-testing/on-prem/io-components/multipart-upload',
        'api-testing/on-prem/io-components/jdbc',
        'api-testing/on-prem/how-to/update-input',
        'api-testing/on-prem/reference/read-file',
      ],
    },
    {
      type: 'category',
      label: 'Assertion components',
      items: [
        'api-testing/on-prem/assertion-components/assert-exists',
        'api-testing/on-prem/assertion-components/assert-equals',
        'api-testing/on-prem/assertion-components/assert-contains',
        'api-testing/on-prem/assertion-components/assert-matches',
        'api-testing/on-prem/assertion-components/assert-in',
        'api-testing/on-prem/assertion-components/assert-is',
        'api-testing/on-prem/assertion-components/assert-greater',
        'api-testing/on-prem/assertion-components/assert-less',
        'api-testing/on-prem/assertion-components/assert-compares',
        'api-testing/on-prem/assertion-components/assert-valid-json-schema',
      ],
    },
    {
      type: 'category',
      label: 'Logical components',
      items: [
        'api-testing/on-prem/logical-components/if',
        'api-testing/on-prem/logical-components/each',
        'api-testing/on-prem/logical-components/while',
        'api-testing/on-prem/logical-components/flow',
        'api-testing/on-prem/logical-components/tag',
      ],
    },
    'api-testing/on-prem/reference/comment',
    {
      type: 'category',
      label: 'Expressions',
      items: [
        'api-testing/on-prem/reference/expression',
        'api-testing/on-prem/reference/expression-language-extensions',
        'api-testing/on-prem/reference/execution-context-in-api-fortress',
      ],
    },
  ],
};

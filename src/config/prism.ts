import type {PrismTheme} from 'prism-react-renderer';

/** Theme without colors. `src/css/code.css` sets them as tokens, which follow the color mode and pass the contrast checks. */
const plain: PrismTheme = {plain: {}, styles: []};

/** Options for syntax highlighting, with the languages of the specification and additional languages of the samples. */
export const prism = {
  theme: plain,
  darkTheme: plain,
  additionalLanguages: [
    'java',
    'ruby',
    'csharp',
    'bash',
    'powershell',
    'python',
    'batch',
    'cmake',
    'dart',
    'diff',
    'docker',
    'gherkin',
    'gradle',
    'groovy',
    'http',
    'ini',
    'json',
    'lua',
    'nginx',
    'php',
    'properties',
    'robotframework',
    'scala',
    'toml',
  ],
};

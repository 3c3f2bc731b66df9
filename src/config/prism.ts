import type {PrismTheme} from 'prism-react-renderer';

/** Colors come from tokens in `src/css/code.css`, so that they follow the color mode and pass contrast checks. */
const plain: PrismTheme = {plain: {}, styles: []};

/** Code highlighting: the languages of the specification, and those that our samples use beside them. */
export const prism = {
  theme: plain,
  darkTheme: plain,
  additionalLanguages: [
    'java', 'ruby', 'csharp', 'bash', 'powershell', 'python',
    'batch', 'cmake', 'dart', 'diff', 'docker', 'gherkin', 'gradle', 'groovy', 'http', 'ini', 'json', 'lua', 'nginx', 'php',
    'properties', 'robotframework', 'scala', 'toml',
  ],
};

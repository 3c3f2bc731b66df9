/** The languages that a fence may name: those of the samples, then those that only show text. */
export const sampleLanguages = [
  'bash', 'powershell', 'java', 'js', 'jsx', 'ts', 'tsx', 'python', 'csharp', 'ruby', 'kotlin', 'swift', 'objectivec',
  'groovy', 'go', 'php', 'c', 'cpp', 'dart', 'lua', 'rust', 'scala', 'json', 'yaml', 'xml', 'toml', 'ini', 'properties', 'html',
  'css', 'http', 'dockerfile', 'nginx', 'gherkin', 'robotframework', 'graphql', 'sql', 'diff', 'batch', 'cmake', 'gradle',
] as const;

export const textLanguages = ['text', 'mermaid', 'markdown', 'mdx'] as const;

export const fenceLanguages: readonly string[] = [...sampleLanguages, ...textLanguages];

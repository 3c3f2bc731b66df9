import {readFileSync} from 'node:fs';
import {stringify} from 'yaml';
import {checkFrontMatter, kinds, type Kind} from '../../src/content/frontMatter.ts';
import {checkStyle} from '../../src/content/style/checkStyle.ts';
import {
  newRouteProblem,
  REDIRECTS_FILE,
  routeFromInput,
  sidebarFiles,
  STANDALONE_PAGES,
  type ContractEntry,
  type SiteMap,
} from './siteMap.ts';
import {pageTemplates} from './pageTemplates.ts';

/** Question about a new page. */
export interface Question {
  text: string;
  /** Returns the problems with an answer, one sentence each. */
  problems: (answer: string) => Promise<string[]>;
}

const frontMatterOf = (values: Record<string, string>): string => `---\n${stringify(values, {lineWidth: 0})}---\n`;

/** Returns the questions about a new page: its path, kind, title, and description. */
export function questionsAbout({documents, redirects}: SiteMap): Question[] {
  const ofFrontMatter = async (key: string, answer: string): Promise<string[]> => {
    const wrong = checkFrontMatter({[key]: answer}).filter((problem) => problem.key === key);
    if (wrong.length) return wrong.map(({message}) => message);
    return (await checkStyle('docs/new.mdx', frontMatterOf({[key]: answer}))).map(
      ({message, rule}) => `"${key}": ${message} [${rule}]`,
    );
  };
  const sameIn = (key: 'title' | 'description', answer: string): string[] => {
    const other = documents.files.find((file) => documents.frontMatter(file)[key] === answer);
    return other ? [`${other} has the same ${key}`] : [];
  };
  return [
    {
      text: 'Path, such as /basics/rotate-a-key/',
      problems: (answer) => {
        const route = routeFromInput(answer);
        const taken = documents.routes.get(route)?.[0] ?? (STANDALONE_PAGES.includes(route) && 'in src/pages');
        const redirect = redirects.find(({from}) => from === route);
        const problems = [
          newRouteProblem(route),
          taken && `${route} is already a page (${taken})`,
          redirect && `${route} redirects to ${redirect.to}; remove that redirect from ${REDIRECTS_FILE} first`,
        ];
        return Promise.resolve(problems.filter((problem) => typeof problem === 'string'));
      },
    },
    {text: `Kind (${kinds.join(', ')})`, problems: (answer) => ofFrontMatter('kind', answer)},
    {
      text: 'Title, in sentence case',
      problems: async (answer) => [...(await ofFrontMatter('title', answer)), ...sameIn('title', answer)],
    },
    {
      text: 'Description, in 50 to 160 characters',
      problems: async (answer) => [...(await ofFrontMatter('description', answer)), ...sameIn('description', answer)],
    },
  ];
}

/**
 * Asks questions one after the other, and returns the answers. After an invalid answer, asks a person again.
 * @param read Returns the next line, or `undefined` at the end of the input.
 * @throws if the input ends early, or if an answer in piped input is invalid.
 */
export async function askAll(
  questions: readonly Question[],
  read: (prompt: string) => Promise<string | undefined>,
  isPerson: boolean,
): Promise<string[]> {
  const answers: string[] = [];
  for (const {text, problems} of questions) {
    for (;;) {
      const answer = (await read(`${text}: `))?.trim();
      if (answer === undefined) throw new Error(`Unexpected end of input. Missing answer: ${text}`);
      const wrong = await problems(answer);
      if (!wrong.length) {
        answers.push(answer);
        break;
      }
      if (!isPerson) throw new Error(wrong.join('\n'));
      console.log(wrong.join('\n'));
    }
  }
  return answers;
}

/** Returns the text of a new page. */
export const newPageText = (kind: Kind, title: string, description: string): string =>
  `${frontMatterOf({title, description, kind})}\n${pageTemplates[kind]}`;

/** Returns the sidebar that shows most of the pages near a route, and a sidebar file that lists one of them. */
export function neighborsOf(
  contract: readonly ContractEntry[],
  route: string,
): {sidebar: string | null; file: string | undefined} {
  const parts = route.split('/');
  const common = ({path}: ContractEntry): number => path.split('/').findIndex((part, at) => part !== parts[at]);
  const placed = contract.filter(({sidebar}) => sidebar !== null);
  const nearest = Math.max(0, ...placed.map(common));
  const neighbors = placed.filter((entry) => common(entry) === nearest);
  const count = (sidebar: string | null): number => neighbors.filter((entry) => entry.sidebar === sidebar).length;
  const [first] = neighbors.toSorted((a, b) => count(b.sidebar) - count(a.sidebar));
  const file = sidebarFiles().find((name) => first && readFileSync(name, 'utf8').includes(`'${first.id}'`));
  return {sidebar: first?.sidebar ?? null, file};
}

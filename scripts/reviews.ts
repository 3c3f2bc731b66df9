/**
 * `npm run reviews`: lists the pages by the age of their last review (`last_reviewed`), by area, oldest first.
 *
 *   --due              only pages that were never reviewed, or not in the last 12 months
 *   --feedback FILE    adds the number of answers "Outdated" since the last review; an export of the answers as JSON or JSON lines
 *   --today DATE       day to compare with; today by default
 *   --report FILE      also writes the list as Markdown, for an issue
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {Documents} from '../lint/documents.ts';
import {isoDay} from '../src/lib/dates.ts';
import {runMain} from './lib/main.ts';
import {dueBefore, outdatedAnswers, parseFeedback, reviewsByArea, type Review} from './lib/reviews.ts';

function lineOf({route, reviewed, outdated}: Review): string {
  const answers = outdated ? `, ${outdated} ${outdated === 1 ? 'answer' : 'answers'} "Outdated"` : '';
  return `${reviewed ?? 'never     '} ${route}${answers}`;
}

function main(): void {
  const {values} = parseArgs({
    options: {
      due: {type: 'boolean', default: false},
      feedback: {type: 'string'},
      today: {type: 'string', default: new Date().toISOString().slice(0, 10)},
      report: {type: 'string'},
    },
  });
  const {due, feedback, today, report} = values;
  if (!isoDay(today)) throw new Error(`Invalid --today ${today}: expected a date, such as 2026-11-23`);
  const documents = new Documents();
  const answers = feedback === undefined ? [] : parseFeedback(readFileSync(feedback, 'utf8'), feedback);
  const pages = documents.files
    // A skeleton has nothing to review.
    .filter((file) => !documents.frontMatter(file).skeleton)
    .map((file): Review => {
      const route = documents.routeOf(file);
      const reviewed = isoDay(documents.frontMatter(file).last_reviewed);
      return {route, ...(reviewed && {reviewed}), outdated: outdatedAnswers(answers, route, reviewed)};
    });
  const limit = dueBefore(today);
  const isDue = ({reviewed}: Review): boolean => !reviewed || reviewed <= limit;
  const shown = pages.filter((page) => !due || isDue(page));
  const areas = reviewsByArea(shown);
  for (const {name, reviews} of areas)
    console.log([`${name}: ${reviews.length}`, ...reviews.map((one) => `  ${lineOf(one)}`)].join('\n'));
  const summary = `${pages.length} pages, ${pages.filter(isDue).length} not reviewed since ${limit}`;
  console.log(summary);
  if (report === undefined) return;
  const sections = areas.map(
    ({name, reviews}) => `## ${name}\n\n${reviews.map((one) => `- ${lineOf(one)}`).join('\n')}\n`,
  );
  writeFileSync(report, shown.length ? `${summary}.\n\n${sections.join('\n')}` : '');
}

runMain(main);

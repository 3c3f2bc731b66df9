/**
 * Checks documents against the style guide and the reference data: front matter, MDX, fences, components, flags, capabilities, internal
 * links.
 *
 *   tsx scripts/check-docs.ts                      every document, and how many are skeletons by area
 *   tsx scripts/check-docs.ts docs/basics …        some files or folders only
 *   --no-skeletons                                 skeletons are findings too
 */
import {checkDocuments, skeletonsByArea} from './lib/checkDocuments.ts';
import {runMain} from './lib/main.ts';
import {report} from './lib/report.ts';
import {ParsedDocuments} from './lib/parsedDocuments.ts';
import {chosen} from './lib/sources.ts';

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const only = args.filter((arg) => !arg.startsWith('--'));
  const documents = new ParsedDocuments();
  const files = chosen(documents.files, only, ['docs']);
  const findings = checkDocuments(documents, files, {noSkeletons: args.includes('--no-skeletons')});

  const skeletons = only.length ? new Map<string, number>() : skeletonsByArea(documents);
  if (skeletons.size) console.log(`skeletons left: ${[...skeletons].map(([area, count]) => `${area} ${count}`).join(', ')}`);
  return report(findings, `${files.length} documents`);
}

runMain(main);

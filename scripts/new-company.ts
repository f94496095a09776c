// npm run new-company -- [company.json]: makes this copy of the project a new company's. Asks for the facts, or
// takes them from a JSON file with the fields of data/catalogue/business.json.
import { parseArgs } from 'node:util';
import { formatError } from './build/format-error.ts';
import { exitOnSignal } from './build/signals.ts';
import { answersFrom } from './new-company/answers.ts';
import { companyFile, readCompany, refuseCompany, startCompany } from './new-company/new-company.ts';
import { askCompany } from './new-company/questions.ts';

const NEXT = `
What to do next:
  1. data/catalogue/business.json: the facts that are still null (prices, license, hours, rating). Pages leave out what is null.
  2. data/catalogue/price-rules.json: your prices, if business.json has 'pricing'; until then no page names a price.
  3. Your cities, services and neighborhoods: connect a store (docs/data.md) and run npm run snapshot, or write
     data/snapshot/*.json (as tests/companies/boulder/*.json) and run npm run snapshot:lock.
  4. npm run pictures, then npm run build: the site is complete, and the pages that wait for your words are noindex.
  5. Your words: data/catalogue/cities, places and jobs (docs/extending.md). A region's own soil, waters and seasons:
     data/catalogue/region.
  6. npm run preflight lists what is missing before a launch.`;

try {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [file] = positionals;
  refuseCompany();
  const facts: unknown =
    file === undefined ? await askCompany(answersFrom(process.stdin, process.stdout), console.log) : readCompany(file);
  const company = companyFile(facts, file ?? 'your answers');
  // From here to the end nothing waits, so a signal is handled when all is written: a folder that is half a company's
  // is one that this command refuses.
  exitOnSignal();
  const removed = startCompany(company);
  console.log(
    `data/catalogue/business.json is ${company.name}'s. The snapshot is empty, and so is the list of reviews.`,
  );
  console.log(`Removed, because it was about the sample's places: ${removed.join(', ')}.`);
  console.log(NEXT);
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}

// npm run new-company [-- company.json]: makes this copy of the project a new company's. Asks for the facts, or
// takes them from a JSON file with the fields of data/catalogue/business.json.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { formatError } from './build/format-error.ts';
import { companyFile, startCompany } from './new-company/new-company.ts';

const NEXT = `
What to do next:
  1. data/catalogue/business.json: the facts that are still null (prices, license, hours, rating). Pages leave out what is null.
  2. data/catalogue/price-rules.json: your prices, if business.json has 'pricing'; until then no page names a price.
  3. Your cities, services and neighborhoods: connect a store (docs/data.md) and run npm run snapshot, or write
     data/snapshot/*.json and run npm run snapshot:lock.
  4. npm run pictures, then npm run build: the site is complete, and the pages that wait for your words are noindex.
  5. Your words: data/catalogue/cities, places and jobs (docs/extending.md). A region's own soil, waters and seasons:
     data/catalogue/region.
  6. npm run preflight lists what is missing before a launch.`;

/** Asks for the facts that a site cannot do without, on a terminal. */
async function ask(): Promise<unknown> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const question = async (text: string, example: string): Promise<string> =>
    (await terminal.question(`${text} (such as ${example}): `)).trim();
  const orNull = (text: string): string | null => (text === '' ? null : text);
  try {
    const name = await question("The company's name", 'Flatiron House Washing');
    const url = await question("The site's address", 'https://www.example.com');
    const phone = await question('Phone number, or nothing', '(303) 555-0142');
    const email = await question('Email address, or nothing', 'quotes@example.com');
    const locality = await question('The town that you name as your own', 'Boulder');
    const state = (await question('Its state', 'CO')).toUpperCase();
    const postalCode = await question('Its ZIP code', '80302');
    const area = await question('What people call the area, as in a sentence', 'the Front Range');
    const [latitude, longitude] = (await question('Latitude and longitude of your base', '40.015, -105.27'))
      .split(',')
      .map(Number);
    return {
      name,
      url,
      phone: orNull(phone),
      email: orNull(email),
      address: { street: null, locality, region: state, postalCode, country: 'US' },
      region: {
        state,
        locality,
        area,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        zipCodes: `^${postalCode.slice(0, 2)}\\d{3}$`,
        reach: 150,
        pack: null,
        seasons: { pollen: null, leafFall: null, freeze: null, storms: null, snow: null },
      },
      base: { latitude, longitude },
    };
  } finally {
    terminal.close();
  }
}

try {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [file] = positionals;
  const facts: unknown = file === undefined ? await ask() : JSON.parse(readFileSync(file, 'utf8'));
  const company = companyFile(facts, file ?? 'your answers');
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

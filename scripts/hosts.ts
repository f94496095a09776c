// npm run hosts: writes vercel.json for this data and environment. The build writes the files of the other
// hosts.
import { writeFileSync } from 'node:fs';
import { formatError } from './build/format-error.ts';
import { buildInput } from '#data/site.ts';
import { siteRedirects, vercelFile } from './build/host-files.ts';
import { readEnvironment } from '#config/environment.ts';
import { headerRules } from '#config/headers.ts';

try {
  const rules = siteRedirects(buildInput().model);
  writeFileSync('vercel.json', vercelFile(rules, headerRules(readEnvironment(process.env))));
  console.log(`vercel.json: ${rules.length} redirects and rewrites.`);
} catch (error) {
  console.error(formatError(error));
  process.exit(1);
}

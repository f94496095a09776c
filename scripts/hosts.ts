// npm run hosts: writes vercel.json for this data and environment, and the relay's entry for Vercel. The build writes
// the files of the other hosts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatError } from './build/format-error.ts';
import { buildInput } from '#data/site.ts';
import { vercelFile, vercelRelayFile } from './build/host-files.ts';
import { hostRules } from './build/host-rules.ts';
import { readEnvironment } from '#config/environment.ts';
import { headerRules } from '#config/headers.ts';

try {
  parseArgs();
  const rules = hostRules(buildInput().model);
  writeFileSync('vercel.json', vercelFile(rules, headerRules(readEnvironment(process.env))));
  writeFileSync(join('api', 'quote.js'), vercelRelayFile(readFileSync(join('src', 'relay', 'relay.ts'), 'utf8')));
  console.log(`vercel.json: ${rules.rules.length} redirects and rewrites, ${rules.gone.length} pages gone.`);
} catch (error) {
  console.error(formatError(error));
  process.exit(1);
}

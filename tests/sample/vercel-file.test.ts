import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { headerRules } from '#config/headers.ts';
import { isVercelFileCurrent, vercelFile } from '#scripts/build/host-files.ts';
import { hostRules } from '#scripts/build/host-rules.ts';
import { committedModel } from '#tests/support/committed-data.ts';

// Of a company's data the build says so, because only a company on Vercel needs the file.
it('vercel.json is committed as npm run hosts writes it', () => {
  const committed = existsSync('vercel.json') ? readFileSync('vercel.json', 'utf8') : null;
  const expected = vercelFile(hostRules(committedModel()), headerRules({}));
  expect(isVercelFileCurrent(committed, expected, false), 'run npm run hosts and commit vercel.json').toBe(true);
});

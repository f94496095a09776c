// npm run lead-check -- [--site https://www.example.com] [--wait 180]: sends a test lead the way of the form's leads
// and says whether each hop took it; exits 1 if a real lead would not have got through. --site is the site whose
// relay is asked, --wait the seconds that the store's webhook may take. With DEPLOY_ALERT_URL, a failure is posted
// there too (docs/leads.md).
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';
import { quoteDelivery } from '#config/quote-delivery.ts';
import { buildInput } from '#data/site.ts';
import { formatError } from './build/format-error.ts';
import { checkDelivery } from './lead-check/check-delivery.ts';
import { testLead } from './lead-check/test-lead.ts';

/** How often the store is asked, milliseconds: its job reads answers each minute. */
const PAUSE_MS = 5_000;

const ALERT_MS = 10_000;

/** Posts a failure where chat programs take it. The exit code tells it too, so a failure of this is only reported. */
async function alert(url: string, text: string): Promise<void> {
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: AbortSignal.timeout(ALERT_MS),
    });
    if (!ok) console.error(`The alert address answered ${status}.`);
  } catch {
    console.error('The alert address could not be reached.');
  }
}

try {
  const { values } = parseArgs({ options: { site: { type: 'string' }, wait: { type: 'string', default: '180' } } });
  if (!/^\d+$/.test(values.wait)) throw new Error(`--wait is '${values.wait}', expected a number of seconds.`);
  const environment = readEnvironment({
    ...process.env,
    ...(values.site === undefined ? {} : { SITE_URL: values.site }),
  });
  const delivery = quoteDelivery(environment);
  if (delivery === null)
    throw new Error('The form sends leads nowhere: set PUBLIC_QUOTE_WEBHOOK_URL or PUBLIC_QUOTE_DELIVERY.');
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: key } = environment;
  const reports = await checkDelivery(delivery, testLead(), {
    origin: environment.SITE_URL ?? buildInput().origin,
    store: url === undefined || key === undefined ? null : { url, key },
    waitMs: Number(values.wait) * 1000,
    pauseMs: PAUSE_MS,
  });
  for (const { says, ok } of reports) (ok ? console.log : console.error)(says);
  if (reports.some(({ ok }) => !ok)) {
    const sentence = 'A lead would not get through now.';
    console.error(sentence);
    const address = process.env['DEPLOY_ALERT_URL'] ?? '';
    if (address !== '') await alert(address, [sentence, ...reports.map(({ says }) => says)].join('\n'));
    process.exitCode = 1;
  }
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}

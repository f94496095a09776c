// npm run test:site: builds dist/ for the tests. Without a way to deliver leads pages have a panel instead of their
// quote form; then it builds them for a webhook that nothing listens on, so that the form is tested where visitors meet
// it.
import { quoteDelivery } from '#config/quote-delivery.ts';
import { readEnvironment } from '#config/environment.ts';

if (quoteDelivery(readEnvironment(process.env)) === null)
  process.env['PUBLIC_QUOTE_WEBHOOK_URL'] = 'http://127.0.0.1:54989/lead';
await import('./build.ts');

// npm run launch: preflight, then build. A deploy runs this; it stops while anything stands in the way.
import { runScript } from '#build/run-script.ts';

const preflight = await runScript('preflight');
process.exit(preflight === 0 ? await runScript('build') : preflight);

// npm run launch: preflight, the pictures that new rows need, then the build. A deploy runs this; it stops while
// anything stands in the way.
import { runScript } from '#build/run-script.ts';

const STEPS = ['preflight', 'pictures', 'build'];

for (const step of STEPS) {
  const code = await runScript(step);
  if (code !== 0) process.exit(code);
}

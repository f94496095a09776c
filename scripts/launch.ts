// npm run launch: preflight, the pictures that new rows need, the build, then the audit of what was built. A deploy runs
// this, on every host; it stops while anything stands in the way.
import { runScript } from './build/run-script.ts';

const STEPS = ['preflight', 'pictures', 'build', 'audit'];

for (const step of STEPS) {
  const code = await runScript(step);
  if (code !== 0) process.exit(code);
}

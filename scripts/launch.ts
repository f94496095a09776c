// npm run launch: preflight, pictures for new rows, build, audit. Every host's deploy runs it; it stops at
// the first step that fails.
import { runScript } from './build/run-script.ts';

const STEPS = ['preflight', 'pictures', 'build', 'audit'];

for (const step of STEPS) {
  const code = await runScript(step);
  if (code !== 0) process.exit(code);
}

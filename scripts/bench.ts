// npm run bench: build speed beside two references, cold taps, bytes of JavaScript (docs/benchmarks.md).
import { runBench } from './bench/bench.ts';
import { readOptions } from './bench/options.ts';
import { formatReport } from './bench/report.ts';
import { formatError } from './build/format-error.ts';
import { exitOnSignal } from './build/signals.ts';

// An interrupted bench ends its child and leaves no folder behind: both happen at an orderly exit.
exitOnSignal();

try {
  const options = readOptions(process.argv.slice(2));
  const report = await runBench(options, process.env['SNAPSHOT_DIR'] ?? 'data/snapshot', (line) => {
    console.error(line);
  });
  console.log(options.json ? JSON.stringify(report, null, 2) : formatReport(report));
  if (report.failures.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}

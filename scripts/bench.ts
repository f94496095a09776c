// npm run bench: build speed beside two references in the same call (docs/benchmarks.md).
import { runBench } from '#bench/bench.ts';
import { readOptions } from '#bench/options.ts';
import { formatReport } from '#bench/report.ts';

const options = readOptions(process.argv.slice(2));
const say = (line: string): void => void process.stderr.write(`${line}\n`);
// An interrupted bench ends its child and leaves no folder behind: both happen when the process exits in order.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const report = await runBench(options, process.env['SNAPSHOT_DIR'] ?? 'data/snapshot', say);
process.stdout.write(`${options.json ? JSON.stringify(report, null, 2) : formatReport(report)}\n`);
process.exitCode = report.failures.length === 0 ? 0 : 1;

// npm run snapshot: reads the store into data/snapshot, which is replaced only when every row was read and is
// valid.
import { exitOnSignal } from './build/signals.ts';
import { snapshotCommand } from './snapshot/command.ts';

process.exitCode = await snapshotCommand(process.argv.slice(2), {
  environment: process.env,
  dataFolder: 'data',
  stdout: process.stdout,
  stderr: process.stderr,
  onExit: (undo) => process.on('exit', undo),
  onSignal: exitOnSignal,
});

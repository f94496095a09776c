// Takes a lock, prints 'taken' or why not, and holds it until standard input ends: node take-lock.ts <lock>
import { takeLock } from '#scripts/build/lock.ts';

try {
  const release = takeLock(process.argv[2] ?? '', 'testing');
  process.on('exit', release);
  console.log('taken');
  process.stdin.resume();
  process.stdin.once('end', () => process.exit(0));
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

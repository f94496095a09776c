// Loaded before a measured command (node --import). At the end of each Node process it writes what that process used,
// which no parent can ask for: Node has no wait4, and polling misses the peak of a short life.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Kilobytes of memory at the peak. Linux hands the parent's peak on in maxRSS, so the process's own figure comes first. */
function peakKilobytes(): number {
  try {
    const own = /^VmHWM:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (own !== undefined) return Number(own);
  } catch {
    // No /proc: another system.
  }
  return process.resourceUsage().maxRSS;
}

const folder = process.env['BENCH_USAGE_FOLDER'];
if (isMainThread && folder !== undefined) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    const usage = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakKilobytes: peakKilobytes() };
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(usage));
  });
}

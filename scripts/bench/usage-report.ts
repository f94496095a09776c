// Preloaded into measured commands with node --import. Writes the CPU time and peak memory of each Node
// process when it exits. The parent cannot read them: Node has no wait4, and polling misses the peaks of
// short processes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/**
 * Peak memory in kB. On Linux, maxRSS includes the parent's peak at the time of the fork, so /proc comes
 * first.
 */
function peakKilobytes(): number {
  try {
    const own = /^VmHWM:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (own !== undefined) return Number(own);
  } catch {
    // No /proc on this system.
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

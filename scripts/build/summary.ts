import { readdirSync } from 'node:fs';

/** The number of HTML pages below a folder. */
export function countPages(folder: string): number {
  return readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.html')).length;
}

/**
 * Summarizes a build in one line. `seconds` is the time of the command, `peakKilobytes` is
 * resourceUsage().maxRSS.
 */
export function buildSummary(folder: string, pages: number, seconds: number, peakKilobytes: number): string {
  const rate = Math.round(pages / seconds);
  const memory = Math.round(peakKilobytes / 1024);
  const count = pages.toLocaleString('en-US');
  return `${folder}/: ${count} pages in ${seconds.toFixed(1)} s (${rate} pages a second), at most ${memory} MB of memory.`;
}

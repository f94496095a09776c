const number = (value: number): string => value.toLocaleString('en-US');

/**
 * Summarizes a build in one line. `changed` is the number of files that are new or have changed, `seconds` the
 * time of the command, `peakKilobytes` resourceUsage().maxRSS.
 */
export function buildSummary(
  folder: string,
  pages: number,
  changed: number,
  seconds: number,
  peakKilobytes: number,
): string {
  const rate = Math.round(pages / seconds);
  const memory = Math.round(peakKilobytes / 1024);
  return `${folder}/: ${number(pages)} pages, ${number(changed)} files changed, in ${seconds.toFixed(1)} s (${rate} pages a second), at most ${memory} MB of memory.`;
}

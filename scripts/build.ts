// npm run build [--out dist.name]: writes dist/. An existing dist/ is replaced only if the whole build
// succeeds.
import { existsSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { outputFolders, recover, swapIn } from './build/folders.ts';
import { takeLock } from './build/lock.ts';
import { noticeLines } from './build/notice-lines.ts';
import { exitOnSignal } from './build/signals.ts';
import { buildSummary, countPages } from './build/summary.ts';
import { fileSystemMessage, formatError } from './build/format-error.ts';
import { postLinkNotices } from '#content/article/broken-links.ts';
import { buildInput } from '#data/site.ts';
import { redirectNotices, siteRedirects } from './build/host-files.ts';
import { postLinkTarget } from '#routes/post-links.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1';

function prepare() {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
  const folders = outputFolders(values.out);
  const release = takeLock(`.astro/${folders.current}.lock`);
  process.on('exit', release);
  recover(folders);
  const { model, origin } = buildInput();
  const notices = [
    ...model.notices,
    ...redirectNotices(model),
    ...postLinkNotices(model, postLinkTarget(model, siteRedirects(model), origin)),
  ];
  for (const line of noticeLines(notices)) console.log(line);
  return folders;
}

function prepareOrExit() {
  try {
    return prepare();
  } catch (error) {
    console.error(formatError(error));
    process.exit(1);
  }
}

const folders = prepareOrExit();

/** How long nothing must have written to a discarded site, and how often it is removed until then. Milliseconds. */
const QUIET_MS = 20;
const MAX_REMOVALS = 100;

/** Removes the incomplete site until it stays away: the writer thread may have pages in its queue. */
function discard(): void {
  for (let removal = 0; removal < MAX_REMOVALS && existsSync(folders.next); removal += 1) {
    rmSync(folders.next, { recursive: true, force: true, maxRetries: 10, retryDelay: QUIET_MS });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, QUIET_MS);
  }
}
exitOnSignal(() => {
  discard();
  console.error(`Stopped. ${folders.current}/ is unchanged.`);
});

try {
  // Loading Astro takes a second, so the data is validated first.
  const { build } = await import('astro');
  await build({ outDir: `./${folders.next}`, logLevel: 'warn' });
  const pages = countPages(folders.next);
  swapIn(folders);
  console.log(buildSummary(folders.current, pages, performance.now() / 1000, process.resourceUsage().maxRSS));
} catch (error) {
  discard();
  console.error(fileSystemMessage(error) ?? (error instanceof Error ? error.stack : error));
  console.error(`The build failed. ${folders.current}/ is unchanged.`);
  process.exit(1);
}

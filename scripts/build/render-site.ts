import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readEnvironment } from '#config/environment.ts';
import { headerRules } from '#config/headers.ts';
import type { BuildInput } from '#data/site.ts';
import { picturePath, readPicture } from '#data/snapshot-pictures.ts';
import { cutShell, ROBOTS_TAGS, type Shell, ShellFiller } from '#shells/shell.ts';
import { provedSubjects } from '#shells/rendered-pages.ts';
import { partsText } from '#shells/slots.ts';
import { shellGroups } from '#shells/shell-groups.ts';
import type { ShellGroup } from '#shells/shelled-pages.ts';
import { headersFile, pathFiles } from './host-files.ts';
import { hostRules } from './host-rules.ts';
import type { BuiltPage, Ledger } from './ledger/ledger.ts';
import type { PageStore } from './kept-pages.ts';
import type { OutputTree } from './output-tree.ts';
import { restrictPolicy } from './page-policy.ts';
import { PartsFile, type SharedParts } from './parts-file.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import { serviceWorkerFile } from './service-worker-file.ts';
import { isInShard, type Shard } from './shard.ts';
import { bundleParts, loadBundle, type RenderedRoute } from './site-bundle.ts';
import type { NoindexReport } from './verdicts/noindex-report.ts';
import type { RenderedPage } from './verdicts/rendered-readings.ts';
import type { VerdictThread } from './verdicts/verdicts.ts';

/** How much of a difference an error shows, in characters. */
const SHOWN = 120;

/** Throws an Error that shows where a page in a shell differs from the same page as Astro renders it. */
function expectEqual(path: string, filled: string, rendered: string): void {
  if (filled === rendered) return;
  let at = 0;
  while (filled[at] === rendered[at]) at += 1;
  const start = Math.max(0, at - SHOWN / 2);
  throw new Error(
    [
      `${path} is filled into the shell of its kind, and is not what its template renders. A part of the template`,
      'depends on the page without a slot: move it to the own parts of its kind in src/shells.',
      `  Astro: ${JSON.stringify(rendered.slice(start, start + SHOWN))}`,
      `  shell: ${JSON.stringify(filled.slice(start, start + SHOWN))}`,
    ].join('\n'),
  );
}

/** A group of pages with the shell they are filled into. */
interface ReadyGroup {
  readonly group: ShellGroup;
  readonly shell: Shell;
}

/** What Astro rendered. */
interface Rendered {
  /** The pages and files that are not in shells, with their HTML or text. */
  readonly others: readonly (RenderedRoute & { readonly text: string })[];
  /** In the order of shellGroups, which Astro's routes need not have. */
  readonly groups: readonly ReadyGroup[];
}

/** Renders the shells and every page and file that is not in a shell, one after the other, always in one order. */
async function renderRoutes(routes: readonly RenderedRoute[], site: BuildInput, kept: PageStore): Promise<Rendered> {
  const renderPage = ({ path, render }: RenderedRoute): Promise<string> =>
    kept.html(path, render, (html) => restrictPolicy(html, path));
  const groups = shellGroups(site);
  const placeholders = new Map(groups.map((group) => [group.path(null), group]));
  const proofs = new Map<string, { readonly group: ReadyGroup; readonly subject: unknown }>();
  const ready = new Map<ShellGroup, ReadyGroup>();
  const others: (RenderedRoute & { readonly text: string })[] = [];
  for (const route of routes) {
    const group = placeholders.get(route.path);
    const proof = proofs.get(route.path);
    if (group !== undefined) {
      const shell = cutShell(await renderPage(route), group.own(group.subjects[0]), site.origin);
      const readyGroup = { group, shell };
      ready.set(group, readyGroup);
      for (const subject of provedSubjects(group)) proofs.set(group.path(subject), { group: readyGroup, subject });
    } else if (proof !== undefined) {
      const own = proof.group.group.own(proof.subject);
      const parts = Buffer.from(partsText(own, site.origin));
      const filled = new ShellFiller(proof.group.shell).fill(route.path, parts, own.head.index);
      expectEqual(route.path, Buffer.from(filled).toString(), await renderPage(route));
    } else {
      others.push({ ...route, text: route.isPage ? await renderPage(route) : await route.render() });
    }
  }
  return { others, groups: groups.flatMap((group) => ready.get(group) ?? []) };
}

/** What the verdicts need of a page that Astro rendered. */
function renderedPage({ path, text }: { readonly path: string; readonly text: string }): RenderedPage {
  const title = /<title>(.*?)<\/title>/s.exec(text)?.[1] ?? '';
  return { path, title, indexed: text.includes(ROBOTS_TAGS.index), html: text };
}

/** Makes the HTML of a page noindex. Throws an Error if it has no robots tag. */
function noindexHtml({ path, text }: { readonly path: string; readonly text: string }): string {
  if (!text.includes(ROBOTS_TAGS.index)) throw new Error(`${path} has no robots meta tag to change to noindex.`);
  return text.replace(ROBOTS_TAGS.index, ROBOTS_TAGS.noindex);
}

/** Puts what browsers load besides pages: the bundle's files, and the pictures of posts. */
async function putAssets(bundle: string, { manifest, snapshotFolder }: BuildInput, tree: OutputTree): Promise<void> {
  const { client } = bundleParts(bundle);
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    await tree.put(file.slice(client.length).replaceAll(sep, '/'), readFileSync(file));
  }
  for (const entry of manifest.pictures) {
    const bytes = readPicture(snapshotFolder, entry);
    if (bytes === null)
      throw new Error(
        `${snapshotFolder} was replaced during the build, so a picture of a post is missing. Run the build again.`,
      );
    await tree.put(picturePath(entry), bytes);
  }
}

/** Puts the files that hosts read. */
async function putHostFiles({ model, origin, day }: BuildInput, tree: OutputTree): Promise<void> {
  const environment = readEnvironment(process.env);
  const isOnNetlify = process.env['NETLIFY'] !== undefined;
  for (const { path, text } of pathFiles(hostRules(model), isOnNetlify)) await tree.put(path, text);
  await tree.put('/_headers', headersFile(headerRules(environment)));
  // Proves to search engines that who submits URLs with the key may publish here.
  if (environment.INDEXNOW_KEY !== undefined)
    await tree.put(`/${environment.INDEXNOW_KEY}.txt`, environment.INDEXNOW_KEY);
  const security = securityTxt({ contact: environment.SECURITY_CONTACT ?? model.business.email, origin, day });
  if (security !== null) await tree.put(SECURITY_TXT, security);
}

/** What a build makes the site from, and where. */
export interface SiteBuild {
  readonly bundle: string;
  readonly site: BuildInput;
  /** A key of the sources that make pages of the bundle and the data. */
  readonly key: string;
  /** The share of the site that is written. */
  readonly shard: Shard;
  readonly thread: VerdictThread;
  /** The ledger of the last deploy. */
  readonly ledger: Ledger;
  /** The own parts of pages that the thread reads. */
  readonly parts: SharedParts;
  readonly tree: OutputTree;
  /** The folder of the tree. */
  readonly folder: string;
  /** The pages that Astro rendered for the last build. */
  readonly kept: PageStore;
}

/** What rendering a site resulted in. */
export interface RenderedSite {
  /** The pages that were written. */
  readonly pages: readonly BuiltPage[];
  /** How many pages the site has: more than were written, for a shard. */
  readonly sitePages: number;
  readonly noindex: NoindexReport;
}

/** Called when a part of the build has ended: what Astro renders, the words of all pages, the verdicts, the pages. */
type OnStage = (stage: 'rendered' | 'worded' | 'judged' | 'written') => Promise<void>;

/**
 * Renders a site from its bundle into an output tree, and closes that: first what Astro renders, then, with the
 * verdicts, every page once with the right robots tag, then the files about all pages.
 */
export async function renderSite(
  { bundle, site, key, shard, thread, ledger, parts: shared, tree, folder, kept }: SiteBuild,
  onStage: OnStage,
): Promise<RenderedSite> {
  const { others, groups } = await renderRoutes(await loadBundle(bundle, site.origin), site, kept);
  const rendered = others.filter(({ isPage }) => isPage).map(renderedPage);
  await onStage('rendered');
  const hasOthers = shard.number === 1;
  thread.judge(rendered);
  await onStage('worded');
  const judged = thread.verdicts(ledger, hasOthers ? folder : null);
  const [verdicts] = await Promise.all([judged, hasOthers ? putAssets(bundle, site, tree) : null]);
  await onStage('judged');
  const written: { readonly path: string; readonly file: string; readonly words: string }[] = [];
  for (const route of hasOthers ? others : []) {
    const { path, file } = route;
    await tree.put(file, verdicts.noindexed.has(path) ? noindexHtml(route) : route.text);
    if (route.isPage) written.push({ path, file, words: verdicts.rendered.get(path)! });
  }
  const { index, parts, words } = verdicts.shelled;
  const partsFile = new PartsFile(shared);
  let position = -1;
  for (const { group, shell } of groups) {
    const filler = new ShellFiller(shell);
    const shellHash = hash('sha256', JSON.stringify([key, shell]), 'base64url');
    for (const subject of group.subjects) {
      position += 1;
      if (!isInShard(shard, position)) continue;
      const path = group.path(subject);
      const file = `${path}.html`;
      const isIndexed = index[position] === 1;
      // What the page is made from: it need not be put together to see that it did not change.
      const source = `${shellHash} ${parts[position]!} ${isIndexed ? 'index' : 'noindex'}`;
      if (!tree.keep(file, source)) {
        const own = partsFile.read(position) ?? Buffer.from(partsText(group.own(subject), site.origin));
        await tree.put(file, filler.fill(path, own, isIndexed), source);
      }
      written.push({ path, file, words: words[position]! });
    }
  }
  if (hasOthers) await putHostFiles(site, tree);
  await tree.close();
  await onStage('written');
  if (hasOthers) {
    const script = readFileSync(bundleParts(bundle).worker, 'utf8');
    const isOn = readEnvironment(process.env).SERVICE_WORKER !== 'off';
    writeFileSync(join(folder, 'sw.js'), serviceWorkerFile(script, folder, isOn));
  }
  const noindex = await thread.finish();
  const pages = written.map(({ path, file, words: hash }): BuiltPage => ({
    path,
    words: hash,
    file: tree.hashOf(file),
  }));
  return { pages, sitePages: verdicts.rendered.size + verdicts.shelled.words.length, noindex };
}

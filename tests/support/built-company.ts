import { execFile } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readSiteData } from '#data/site.ts';
import { nodeFlags } from '#scripts/node-version.mjs';
import { cardPlan } from '#scripts/pictures/cards/card-plan.ts';
import { cardTexts } from '#scripts/pictures/cards/card-text.ts';
import { fileDigest, formatLockfile, LOCKFILE_PATH, readLockfile } from '#scripts/pictures/pipeline/staleness.ts';
import { TABLE_NAMES } from '#scripts/snapshot/table-file.ts';
import { INHERITED } from './test-build.ts';
import { workingCopy } from './working-copy.ts';

const run = promisify(execFile);

/** The day of the builds. */
const DAY = '2026-11-01';

/** How many cards of stains `pictures` draws, for each of which it takes two seconds. They differ only in their words. */
const DRAWN_STAINS = 2;

/** Enters the other cards of stains into the lockfile of a copy of the project, as if they had been drawn. */
function lockStainCards(folder: string): void {
  const { model } = readSiteData({
    dataFolder: join(folder, 'data'),
    snapshotFolder: join(folder, 'data', 'snapshot'),
    at: DAY,
    withoutImages: true,
  });
  const stains = cardTexts(model).filter(({ kind }) => kind === 'stain');
  const cards = cardPlan(stains.slice(DRAWN_STAINS), model.business.region.pack);
  const digests = cards.flatMap((card) => card.files.map((file) => [file.path, fileDigest(card, file)] as const));
  const images = join(folder, 'public');
  const lockfile = formatLockfile({ ...readLockfile(images), ...Object.fromEntries(digests) });
  writeFileSync(join(images, LOCKFILE_PATH), lockfile);
}

/** The site of another company than the sample, built in a copy of the project. */
export interface BuiltCompany {
  /** What the commands printed. */
  readonly outputs: Readonly<Record<'company' | 'lock' | 'pictures' | 'build' | 'audit', string>>;
  /** The folder of the site. */
  readonly dist: string;
  /** The HTML of a page, by its path without the first slash. */
  readonly page: (path: string) => string;
  /** The text files of the site but its styles and scripts, which are nearly the same for every company. */
  readonly textFiles: () => readonly string[];
  /** The pages that visitors see, without the styleguide, which is for developers. */
  readonly pages: () => readonly string[];
  readonly remove: () => void;
}

/**
 * Builds the company whose facts and rows are in tests/companies/<name>, from the commands that its owner would run.
 * Rejects if one of them fails.
 */
export async function buildCompany(name: string): Promise<BuiltCompany> {
  const source = resolve('tests/companies', name);
  const copy = workingCopy();
  const node = nodeFlags(process.versions.node);
  if (!node.ok) throw new Error(node.hint);
  const inherited = INHERITED.flatMap((key) => (process.env[key] === undefined ? [] : [[key, process.env[key]]]));
  const env = {
    ...Object.fromEntries(inherited),
    BUILD_DATE: DAY,
    PUBLIC_QUOTE_WEBHOOK_URL: 'https://hook.example/lead',
  } as NodeJS.ProcessEnv;
  const command = async (script: string, ...args: readonly string[]): Promise<string> => {
    const { stdout, stderr } = await run(process.execPath, [...node.flags, `scripts/${script}.ts`, ...args], {
      cwd: copy.folder,
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout + stderr;
  };

  try {
    // new-company changes only the sample, which this repository may no longer be.
    const business = join(copy.folder, 'data', 'catalogue', 'business.json');
    const facts = JSON.parse(readFileSync(business, 'utf8')) as object;
    writeFileSync(business, JSON.stringify({ ...facts, sample: true }));
    const company = await command('new-company', join(source, 'company.json'));
    for (const table of TABLE_NAMES) {
      copyFileSync(join(source, `${table}.json`), join(copy.folder, 'data', 'snapshot', `${table}.json`));
    }
    const lock = await command('lock-snapshot');
    lockStainCards(copy.folder);
    const pictures = await command('pictures');
    const build = await command('build');
    const audit = await command('audit');

    const dist = join(copy.folder, 'dist');
    const textFiles = (): readonly string[] =>
      readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
        (file) => /\.(?:html|json|xml|txt|webmanifest|svg)$/.test(file) || ['_redirects', '_headers'].includes(file),
      );
    return {
      outputs: { company, lock, pictures, build, audit },
      dist,
      page: (path) => readFileSync(join(dist, `${path}.html`), 'utf8'),
      textFiles,
      pages: () =>
        textFiles()
          .filter((file) => file.endsWith('.html') && file !== 'styleguide.html')
          .map((file) => file.slice(0, -'.html'.length)),
      remove: copy.remove,
    };
  } catch (error) {
    copy.remove();
    throw error;
  }
}

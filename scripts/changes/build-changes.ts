import type { BuildInput } from '#data/site.ts';
import { hostRules, undecidedPages } from '#scripts/build/host-rules.ts';
import type { Ledger } from '#scripts/build/ledger/ledger.ts';
import { folderReader, siteReader } from './deployed-page.ts';
import { siteChanges, type SiteChanges } from './site-changes.ts';

/** A build, and what to compare it with. */
export interface ComparedBuild {
  /** The ledger of the last deploy. */
  readonly before: Ledger;
  /** The ledger of the build, and the folder of its site. */
  readonly after: Ledger;
  readonly built: string;
  /** The folder with the site of the last deploy; null to read its pages from the address of the site. */
  readonly site: string | null;
}

/**
 * Compares a build with the last deploy. Reads the old words over the network, or from a folder; a page that cannot be
 * read is no error, but reported with the reason.
 */
export const buildChanges = (
  { before, after, built, site }: ComparedBuild,
  { model, origin }: Pick<BuildInput, 'model' | 'origin'>,
): Promise<SiteChanges> =>
  siteChanges(
    {
      before: { ledger: before, read: site === null ? siteReader(origin) : folderReader(site) },
      after: { ledger: after, read: folderReader(built) },
    },
    hostRules(model),
    undecidedPages(model),
  );

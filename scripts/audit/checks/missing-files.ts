import type { AuditedSite, Finding } from '#scripts/audit/site.ts';
import { Grouped } from './grouped.ts';

/** Pictures, scripts, style sheets, icons and other files of the site's own that are named but not there. */
export function missingFiles(site: AuditedSite): Finding[] {
  const groups = new Grouped();
  for (const sources of [site.pages, site.documents]) {
    for (const source of sources) {
      for (const asset of source.assets) {
        const { target } = site.resolve(source, asset);
        if (target.kind === 'missing')
          groups.add(`needs ${site.strings.text(asset)}, which does not exist`, source.path);
        if (target.kind === 'redirect') groups.add(`needs ${site.strings.text(asset)}, which redirects`, source.path);
      }
    }
  }
  for (const { path, issues } of site.documents) for (const issue of issues) groups.add(issue, path);
  return groups.findings();
}

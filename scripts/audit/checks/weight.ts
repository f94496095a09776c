import type { AuditedSite, Finding } from '#scripts/audit/site.ts';
import { weightClass } from '#scripts/audit/weights.ts';

/** Pages whose HTML is over the budget of their kind. */
export function overweight(site: AuditedSite): Finding[] {
  return site.pages.flatMap(({ path, brotliBytes }) => {
    const { budget } = weightClass(path);
    if (brotliBytes <= budget) return [];
    const over = `${brotliBytes.toLocaleString('en-US')} bytes of brotli, more than ${budget.toLocaleString('en-US')}`;
    return [{ page: path, says: `weighs ${over}` }];
  });
}

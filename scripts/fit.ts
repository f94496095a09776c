// npm run fit -- [place or service]: which services fit which places, with the reason of each verdict.
import { parseArgs } from 'node:util';
import { fitOf } from '#content/fit.ts';
import { readBuildInput } from '#data/site.ts';
import { formatError } from './build/format-error.ts';

try {
  const [filter = ''] = parseArgs({ allowPositionals: true }).positionals;
  const { model } = readBuildInput();
  const names = [...model.services, ...model.neighborhoods, ...model.cities].map(({ slug }) => slug);
  if (filter !== '' && !names.includes(filter)) throw new Error(`There is no place or service '${filter}'.`);
  for (const place of model.neighborhoods) {
    for (const service of model.services) {
      if (filter !== '' && filter !== place.slug && filter !== place.citySlug && filter !== service.slug) continue;
      const { fits, reason, decidedBy } = fitOf(service, place);
      console.log(
        `${fits ? 'fits' : 'does not fit'}  ${service.slug}  ${place.citySlug}/${place.slug}  ${decidedBy}: ${reason}`,
      );
    }
  }
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}

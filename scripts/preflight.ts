// npm run preflight: lists what is missing before this checkout can be launched. Fails while
// anything blocks a launch.
import { parseArgs } from 'node:util';
import { EXIT_CODES, exitCodeOf } from './build/exit-codes.ts';
import { formatError } from './build/format-error.ts';
import { emptyWorkSlots, shownDrawings } from '#content/pages/gallery.ts';
import { LEGAL_TEXT_IS_TEMPLATE } from '#content/pages/legal.ts';
import { buildInput } from '#data/site.ts';
import { isVercelCurrent } from './build/host-files.ts';
import { tellReasons } from './build/refusal-reasons.ts';
import { hostRules } from './build/host-rules.ts';
import { readAcceptedDrawings } from './pictures/photographs/accepted-drawings.ts';
import { PHOTOGRAPH_FOLDER, PhotographError } from './pictures/photographs/photograph.ts';
import { slotNames } from './pictures/photographs/read.ts';
import { photographName } from './pictures/pipeline/image-entries.ts';
import type { Picture } from './pictures/pipeline/picture.ts';
import { replaceableDrawings, sitePictures } from './pictures/pipeline/site-pictures.ts';
import { preflight, type RepositoryState } from './preflight/preflight.ts';
import { blocking, preflightReport } from './preflight/report.ts';
import { readEnvironment } from '#config/environment.ts';

/** The photographs with a drawing's words, and those that cannot be used, one line each. */
function readPhotographWords(drawn: readonly Picture[]): Pick<RepositoryState, 'drawnWords' | 'photographIssues'> {
  try {
    return { drawnWords: sitePictures(drawn, PHOTOGRAPH_FOLDER).drawnWords, photographIssues: [] };
  } catch (error) {
    if (!(error instanceof PhotographError)) throw error;
    return { drawnWords: [], photographIssues: error.message.split('\n') };
  }
}

try {
  parseArgs();
  const environment = readEnvironment(process.env);
  const { model } = buildInput();
  const drawn = replaceableDrawings(model);
  const slots = slotNames(drawn);
  const { accepted, issues, unknown } = readAcceptedDrawings(PHOTOGRAPH_FOLDER, slots);
  const { drawnWords, photographIssues } = readPhotographWords(drawn);
  const drawings = shownDrawings(model.images, model.services).map(({ name }) => photographName(name));
  const items = preflight(model, environment, {
    today: new Date().toISOString().slice(0, 10),
    // Until npm run pictures, images.json may still list a city that the company does not serve.
    drawings: drawings.filter((name) => slots.includes(name) && !accepted.has(name)),
    emptyWorkSlots: emptyWorkSlots(model.images, model.services).map(photographName),
    drawnWords,
    photographIssues,
    acceptedIssues: issues,
    acceptedUnknown: unknown,
    legalIsStartingText: LEGAL_TEXT_IS_TEMPLATE,
    vercelIsCurrent: isVercelCurrent(hostRules(model), environment),
  });
  console.log(preflightReport(items));
  tellReasons(blocking(items).map(({ says }) => says));
  process.exitCode = blocking(items).length === 0 ? 0 : EXIT_CODES.refused;
} catch (error) {
  console.error(formatError(error));
  process.exitCode = exitCodeOf(error);
}

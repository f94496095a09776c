// The thread of Comparison: prints of the pages as they come, and at the end all of them compared.
import { parentPort, workerData } from 'node:worker_threads';
import type { Model } from '#domain/model.ts';
import { PlaceFacts } from './place-facts.ts';
import type { PlaceWords } from './place-words.ts';
import { type PagePrint, printOf } from './print.ts';
import { Shingler } from './shingles.ts';
import { uniquenessOf } from './uniqueness.ts';

interface Start {
  readonly model: Model | null;
  readonly waiting: Int32Array<SharedArrayBuffer>;
}

const { model, waiting } = workerData as Start;
const facts = model === null ? null : new PlaceFacts(model);
const shingler = new Shingler();
const prints: PagePrint[] = [];

/** A page; null when there are no more. */
parentPort?.on('message', (page: PlaceWords | null) => {
  if (page === null) {
    parentPort?.postMessage(uniquenessOf(prints));
    parentPort?.close();
    return;
  }
  prints.push(printOf(page, shingler, facts));
  Atomics.sub(waiting, 0, 1);
  Atomics.notify(waiting, 0);
});

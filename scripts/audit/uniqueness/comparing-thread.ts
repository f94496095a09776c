// The thread of Comparison: prints of the pages as they come, and at the end all of them compared.
import { parentPort, workerData } from 'node:worker_threads';
import type { Model } from '#model/model.ts';
import { PlaceFacts } from './place-facts.ts';
import { type PlaceWords, readPlaceWords } from './place-words.ts';
import { type PagePrint, printOf } from './print.ts';
import { Shingler } from './shingles.ts';
import { uniquenessOf } from './uniqueness.ts';

interface Start {
  readonly model: Model | null;
  readonly waiting: Int32Array<SharedArrayBuffer>;
}

/** A page about a place: its words, or its HTML as it is built. */
export type ComparedPage = PlaceWords | { readonly path: string; readonly bytes: ArrayBuffer };

const { model, waiting } = workerData as Start;
const facts = model === null ? null : new PlaceFacts(model);
const shingler = new Shingler();
const prints: PagePrint[] = [];
const decoder = new TextDecoder();

/** A page; null when there are no more. */
parentPort?.on('message', (page: ComparedPage | null) => {
  if (page === null) {
    void uniquenessOf(prints).then((uniqueness) => {
      parentPort?.postMessage(uniqueness);
      parentPort?.close();
    });
    return;
  }
  const words = 'bytes' in page ? readPlaceWords(page.path, decoder.decode(page.bytes)) : page;
  if (words !== null) prints.push(printOf(words, shingler, facts));
  Atomics.sub(waiting, 0, 1);
  Atomics.notify(waiting, 0);
});

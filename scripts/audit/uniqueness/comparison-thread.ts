// Worker thread of Comparison: fingerprints pages as they arrive, and compares all of them at the end.
import { parentPort, workerData } from 'node:worker_threads';
import type { Model } from '#model/model.ts';
import { fingerprint, type PageFingerprint } from './fingerprint.ts';
import { PlaceFacts } from './place-facts.ts';
import { type PlaceText, readPlaceText } from './place-page.ts';
import { Shingler } from './shingles.ts';
import { compareFingerprints } from './uniqueness.ts';

interface ThreadData {
  readonly model: Model | null;
  readonly pending: Int32Array<SharedArrayBuffer>;
}

/** A page about a place: its text, or its HTML as UTF-8. */
export type ComparedPage = PlaceText | { readonly path: string; readonly bytes: ArrayBuffer };

const { model, pending } = workerData as ThreadData;
const facts = model === null ? null : new PlaceFacts(model);
const shingler = new Shingler();
const fingerprints: PageFingerprint[] = [];
const decoder = new TextDecoder();

// null: all pages have been sent.
parentPort?.on('message', (page: ComparedPage | null) => {
  if (page === null) {
    void compareFingerprints(fingerprints).then((uniqueness) => {
      parentPort?.postMessage(uniqueness);
      parentPort?.close();
    });
    return;
  }
  const text = 'bytes' in page ? readPlaceText(page.path, decoder.decode(page.bytes)) : page;
  if (text !== null) fingerprints.push(fingerprint(text, shingler, facts));
  Atomics.sub(pending, 0, 1);
  Atomics.notify(pending, 0);
});

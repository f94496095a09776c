// Worker thread of Comparison: fingerprints pages as they arrive, and compares all of them at the end.
import { parentPort, workerData } from 'node:worker_threads';
import { fingerprint, type PageFingerprint } from './fingerprint.ts';
import { placePage, type PlaceText, readPlaceText } from './place-page.ts';
import type { Subjects } from './subjects.ts';
import { compareFingerprints } from './uniqueness.ts';

interface ThreadData {
  readonly subjects: Subjects;
  readonly pending: Int32Array<SharedArrayBuffer>;
}

/** A page about a place: its text, or its HTML as UTF-8. */
export type ComparedPage = PlaceText | { readonly path: string; readonly bytes: ArrayBuffer };

const { subjects, pending } = workerData as ThreadData;
const termsBySlug = new Map(subjects.services.map((service) => [service.slug, service]));
const fingerprints: PageFingerprint[] = [];
const decoder = new TextDecoder();

// null: all pages have been sent.
parentPort?.on('message', (page: ComparedPage | null) => {
  if (page === null) {
    parentPort?.postMessage(compareFingerprints(fingerprints, subjects.misfits));
    parentPort?.close();
    return;
  }
  const text = 'bytes' in page ? readPlaceText(page.path, decoder.decode(page.bytes)) : page;
  if (text !== null) fingerprints.push(fingerprint(text, termsBySlug.get(placePage(text.path)?.service ?? '')));
  Atomics.sub(pending, 0, 1);
  Atomics.notify(pending, 0);
});

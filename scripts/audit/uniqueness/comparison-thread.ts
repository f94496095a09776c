// Worker thread of Comparison: fingerprints pages as they arrive, and compares all of them at the end.
import { parentPort, workerData } from 'node:worker_threads';
import { fingerprint, type PageFingerprint } from './fingerprint.ts';
import { placePage, type PlaceText } from './place-page.ts';
import type { Subjects } from './subjects.ts';
import { compareFingerprints } from './uniqueness.ts';

interface ThreadData {
  readonly subjects: Subjects;
  readonly pending: Int32Array<SharedArrayBuffer>;
}

const { subjects, pending } = workerData as ThreadData;
const termsBySlug = new Map(subjects.services.map((service) => [service.slug, service]));
const fingerprints: PageFingerprint[] = [];

// null: all pages have been sent.
parentPort?.on('message', (page: PlaceText | null) => {
  if (page === null) {
    parentPort?.postMessage(compareFingerprints(fingerprints, subjects.misfits));
    parentPort?.close();
    return;
  }
  fingerprints.push(fingerprint(page, termsBySlug.get(placePage(page.path)?.service ?? '')));
  Atomics.sub(pending, 0, 1);
  Atomics.notify(pending, 0);
});

import { storePictures, UPLOADS } from '#model/uploaded-picture.ts';
import { insist, type Reading } from './insist.ts';
import { pictureIssue } from './picture-file.ts';
import { refusalOf, Refusal, UnusableAnswer } from './refusal.ts';
import type { WantedFile } from './wanted-pictures.ts';

/** Bytes: three times what the bucket takes. What is larger is none of ours, and is not read to its end. */
const LARGEST = 4_500_000;

/** A file's bytes, or why the store does not have it as it was. */
export type PictureAnswer =
  { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly reason: string };

/** The whole body of an answer. Throws an UnusableAnswer when it is larger than any picture. */
async function bodyOf(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > LARGEST) throw new UnusableAnswer(`more than ${LARGEST} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The storage service says 400 of a file that it does not have, with 404 in the body. */
const isMissing = (error: unknown): error is Refusal =>
  error instanceof Refusal && (error.status === 400 || error.status === 404);

async function request(address: string, method: 'GET' | 'HEAD', signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { method, signal });
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

/**
 * Asks for a file at its public address until it comes whole. `look` is 'GET', or 'HEAD' to see only whether it is there;
 * then there are no bytes. Throws as `insist` does when the store cannot be reached or refuses for another reason than
 * that it has no such file.
 */
export async function askForPicture(
  store: string,
  wanted: WantedFile,
  look: 'GET' | 'HEAD',
  reading: Reading,
): Promise<PictureAnswer> {
  const { file, picture } = wanted;
  const path = UPLOADS + file;
  const ask = async (signal: AbortSignal): Promise<Buffer> => {
    const bytes = await bodyOf(await request(storePictures(store)(path), look, signal));
    const issue = look === 'HEAD' ? null : await pictureIssue(bytes, file, picture);
    if (issue !== null) throw new UnusableAnswer(issue);
    return bytes;
  };
  try {
    return { ok: true, bytes: await insist(path, ask, reading) };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (isMissing(cause) || cause instanceof UnusableAnswer) return { ok: false, reason: cause.message };
    throw error;
  }
}

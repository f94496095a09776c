import { pictureOfPath } from './uploaded-picture.ts';

/** The largest of the three files of a cover that the site came with. */
const DRAWN = /^(?<stem>\/images\/posts\/[a-z0-9-]+)-1200\.webp$/;

/** What the files of a cover that the site came with begin with: /images/posts/{name}; null for any other path. */
export const drawnCover = (path: string): string | null => DRAWN.exec(path)?.groups?.['stem'] ?? null;

/**
 * Whether a path is that of a picture that may be a post's cover: an uploaded one, or one that the site came with. Any
 * other address would make visitors ask a stranger's server, or the store, without which the site has to work.
 */
export const isCover = (path: string): boolean => drawnCover(path) !== null || pictureOfPath(path) !== null;

import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Store, startStore } from './store.ts';
import { PICTURE_BUCKET, UPLOADS } from '#model/picture.ts';
import type { SamplePicture } from './pictures.ts';
import { SEED } from './seeded-rows.ts';

/** A real store with a fake storage service: Postgres and PostgREST serve no files. */
export interface PictureStore {
  readonly store: Store;
  /** The bucket's files, by name. */
  readonly files: Map<string, Buffer>;
  /** Responds to a request for a file and returns true, or returns false to serve it from `files`. */
  respond: (file: string, outgoing: ServerResponse, incoming: IncomingMessage) => boolean;
  /** All requests so far, such as 'GET {file}', in order. */
  requests: string[];
  /** Adds the pictures' files to the bucket. */
  readonly add: (...pictures: SamplePicture[]) => void;
  /** Publishes a post whose body shows the pictures; with `cover`, the first one is also its cover. */
  readonly post: (slug: string, pictures: readonly SamplePicture[], cover?: boolean) => Promise<void>;
}

const PUBLIC = `/storage/v1/object/public/${PICTURE_BUCKET}/`;

/** Starts the store with the rows of seeded-rows.ts; the caller stops it. */
export async function startPictureStore(): Promise<PictureStore> {
  const files = new Map<string, Buffer>();
  const own: Pick<PictureStore, 'respond' | 'requests'> = { respond: () => false, requests: [] };
  const store = await startStore({
    seed: SEED,
    intercept: (incoming, outgoing) => {
      const { url = '', method = 'GET' } = incoming;
      if (!url.startsWith(PUBLIC)) return false;
      const file = url.slice(PUBLIC.length);
      own.requests.push(`${method} ${file}`);
      if (own.respond(file, outgoing, incoming)) return true;
      const bytes = files.get(file);
      if (bytes !== undefined) outgoing.writeHead(200, { 'content-length': bytes.length }).end(bytes);
      else outgoing.writeHead(400).end('{"statusCode":"404","error":"not_found","message":"Object not found"}');
      return true;
    },
  });
  return Object.assign(own, {
    store,
    files,
    add: (...pictures: SamplePicture[]) => {
      for (const picture of pictures) for (const [name, bytes] of Object.entries(picture.files)) files.set(name, bytes);
    },
    post: async (slug: string, pictures: readonly SamplePicture[], cover = false) => {
      const body = pictures.map(({ picture }) => `![A wall](${UPLOADS}${picture.name} "After an hour")`).join('\n\n');
      await store.pool.query(
        `insert into public.posts (slug, title, author, meta_description, status, body, cover_image, cover_alt)
         values ($1, $1, 'Sample', 'A sample.', 'published', $2, $3, 'A wall')
         on conflict (slug) do update set body = excluded.body, cover_image = excluded.cover_image`,
        [slug, body, cover ? `${UPLOADS}${pictures[0]?.picture.name ?? ''}` : null],
      );
    },
  });
}

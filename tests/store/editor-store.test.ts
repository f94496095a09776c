import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import type { EditorState } from '#staff/editor/editor-state.ts';
import { createEditorStore, type EditorStore } from '#staff/editor/editor-store.ts';
import { openPost } from '#staff/editor/open-post.ts';
import type { SaveIntent } from '#staff/editor/publishing/publish-state.ts';
import type { LocalCopies } from '#staff/editor/saving/local-copies.ts';
import type { SaveState } from '#staff/editor/saving/save-state.ts';
import { signedInClient } from '#tests/support/store-client.ts';

let store: Store;
let cora: Writer;
let eli: Writer;
let editors: EditorStore[] = [];

/** A member of staff who opens editors. */
interface Writer {
  readonly id: string;
  readonly token: string;
}

const NO_COPIES: LocalCopies = {
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  findAbandoned: () => Promise.resolve([]),
};

const PUBLIC_BODY = 'Price $199.';

beforeAll(async () => {
  store = await startStore();
  [cora, eli] = [await store.account('editor'), await store.account('editor')];
});
afterAll(() => store.stop());
beforeEach(() => store.pool.query('delete from public.posts'));
afterEach(() => {
  for (const editor of editors) editor.close();
  editors = [];
});

async function addPost(status: 'draft' | 'published'): Promise<string> {
  const { data } = await signedInClient(store, cora.token)
    .from('posts')
    .insert({ slug: 'prices', title: 'Prices', body: PUBLIC_BODY, author: 'Cora', meta_description: 'All.', status })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

/** Opens a post, or a new one for null, as the screen does. */
async function open(writer: Writer, id: string | null, fetch = globalThis.fetch): Promise<EditorStore> {
  const client = signedInClient(store, writer.token, fetch);
  const member = { id: writer.id, name: 'Sample editor', role: 'editor', email: 'editor@example.com' } as const;
  const result = await openPost(client, NO_COPIES, member, id);
  if (result.kind !== 'opened') throw new Error(result.kind);
  const options = { store: client, member, copies: NO_COPIES, writer: 'test', onCreate: () => undefined };
  const editor = createEditorStore(result.opened, options);
  editors.push(editor);
  return editor;
}

/** Resolves once the editor's state is as described. */
const until = (editor: EditorStore, isThere: (state: EditorState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (!isThere(editor.getState())) return;
      stop();
      resolve();
    };
    const stop = editor.subscribe(check);
    check();
  });

/** Resolves once the editor's save is of one of these kinds. */
const reached = (editor: EditorStore, ...kinds: SaveState['kind'][]): Promise<void> =>
  until(editor, ({ save }) => kinds.includes(save.kind));

/** Resolves once the editor reports the result of a requested save. */
const reported = (editor: EditorStore): Promise<void> => until(editor, ({ outcome }) => outcome !== null);

/** Saves what was typed, as the automatic save does three seconds later. */
async function save(editor: EditorStore): Promise<void> {
  editor.retry();
  await reached(editor, 'saved');
}

async function writeAndSave(editor: EditorStore, body: string): Promise<void> {
  editor.edit({ body });
  await save(editor);
}

const isWrite = (init: RequestInit | undefined): boolean => init?.method !== undefined && init.method !== 'GET';

/** A fetch that holds answers to writes back until `release`. `sent` resolves when there is the first. */
function heldWrites(fetch = globalThis.fetch) {
  const sent = Promise.withResolvers<null>();
  const released = Promise.withResolvers<null>();
  const held: typeof globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (isWrite(init)) {
      sent.resolve(null);
      await released.promise;
    }
    return response;
  };
  return { fetch: held, sent: sent.promise, release: () => released.resolve(null) };
}

/** What visitors get, and the pending draft. */
async function stored(): Promise<{ status: string; body: string; draft: string | null }[]> {
  const { rows } = await store.pool.query<{ status: string; body: string; draft: string | null }>(
    `select status, posts.body, post_drafts.body as draft
     from public.posts left join public.post_drafts on post_id = posts.id order by posts.created_at`,
  );
  return rows;
}

describe('a colleague’s pending draft that was saved after the post was opened', () => {
  test.each<SaveIntent>([{ kind: 'keep' }, { kind: 'unpublish' }])(
    'is a conflict for other changes, which are not stored: $kind',
    async (intent) => {
      const id = await addPost('published');
      const [coras, elis] = [await open(cora, id), await open(eli, id)];
      await writeAndSave(coras, 'Price $199. Roofs too.');
      elis.edit({ body: 'Price $249.' });
      elis.save(intent);
      await reached(elis, 'conflict', 'saved');
      expect(elis.getState().save).toMatchObject({
        kind: 'conflict',
        theirs: { draft: { body: 'Price $199. Roofs too.' }, by: { id: cora.id } },
      });
      expect(await stored()).toEqual([{ status: 'published', body: PUBLIC_BODY, draft: 'Price $199. Roofs too.' }]);
    },
  );
});

describe('what is typed after a click on a save button', () => {
  test('is not published with a public post, and is its next pending draft', async () => {
    const { fetch, sent, release } = heldWrites();
    const editor = await open(cora, await addPost('published'), fetch);
    editor.edit({ body: 'Price $249.' });
    editor.retry();
    await sent;
    editor.save({ kind: 'keep' });
    editor.edit({ body: 'Price $249. And half of a thou' });
    release();
    await reported(editor);
    expect(await stored()).toEqual([{ status: 'published', body: 'Price $249.', draft: null }]);
    expect(editor.getState()).toMatchObject({
      content: { body: 'Price $249. And half of a thou' },
      save: { kind: 'unsaved' },
      outcome: { kind: 'updated' },
    });
    await save(editor);
    expect(await stored()).toEqual([
      { status: 'published', body: 'Price $249.', draft: 'Price $249. And half of a thou' },
    ]);
  });

  test('is not published with a draft, even if it is nothing', async () => {
    const { fetch, sent, release } = heldWrites();
    const editor = await open(cora, await addPost('draft'), fetch);
    editor.edit({ body: 'Price $249.' });
    editor.retry();
    await sent;
    editor.save({ kind: 'publish' });
    editor.edit({ body: '' });
    release();
    await reported(editor);
    expect(await stored()).toEqual([{ status: 'published', body: 'Price $249.', draft: null }]);
    await save(editor);
    expect(await stored()).toEqual([{ status: 'published', body: 'Price $249.', draft: '' }]);
  });

  test('is not published with a new post, whose address got a number meanwhile', async () => {
    await addPost('draft');
    const { fetch, sent, release } = heldWrites();
    const editor = await open(cora, null, fetch);
    editor.edit({ title: 'Prices', body: 'Price $249.', meta_description: 'All.' });
    editor.retry();
    await sent;
    editor.save({ kind: 'publish' });
    editor.edit({ body: 'Price $249. And half of a thou' });
    release();
    await reported(editor);
    expect(editor.getState()).toMatchObject({ content: { slug: 'prices-2' }, row: { slug: 'prices-2' } });
    await save(editor);
    expect((await stored()).slice(1)).toEqual([
      { status: 'published', body: 'Price $249.', draft: 'Price $249. And half of a thou' },
    ]);
  });

  test('is not published by “Save draft” while the post is being published', async () => {
    const { fetch, sent, release } = heldWrites();
    const editor = await open(cora, await addPost('draft'), fetch);
    editor.save({ kind: 'publish' });
    await sent;
    editor.edit({ body: 'Price $2' });
    editor.save({ kind: 'keep' });
    release();
    await reached(editor, 'saved');
    expect(await stored()).toEqual([{ status: 'published', body: PUBLIC_BODY, draft: 'Price $2' }]);
  });

  test('is not published when the network is back either', async () => {
    let isOnline = false;
    const { fetch, sent, release } = heldWrites((input, init) =>
      init?.method === 'PATCH' && !isOnline ? Promise.reject(new TypeError('offline')) : globalThis.fetch(input, init),
    );
    const editor = await open(cora, await addPost('published'), fetch);
    editor.edit({ body: 'Price $249.' });
    editor.retry();
    await sent;
    editor.save({ kind: 'keep' });
    editor.edit({ body: 'Price $249. And half of a thou' });
    release();
    await reached(editor, 'offline');
    isOnline = true;
    editor.retryOnline();
    await reached(editor, 'saved');
    expect(await stored()).toEqual([
      { status: 'published', body: PUBLIC_BODY, draft: 'Price $249. And half of a thou' },
    ]);
  });
});

describe('discarding a pending draft', () => {
  const discarded = { status: 'published', body: PUBLIC_BODY, draft: null };

  /** The bodies of the versions of pending drafts, the oldest first. */
  async function draftVersions(): Promise<string[]> {
    const { rows } = await store.pool.query<{ body: string }>(
      `select body from public.post_revisions where kind = 'draft' order by id`,
    );
    return rows.map(({ body }) => body);
  }

  test('keeps what was typed just before as a version', async () => {
    const editor = await open(cora, await addPost('published'));
    await writeAndSave(editor, 'Price $199. Roofs too.');
    editor.edit({ body: 'Price $199. Roofs too. And gutters.' });
    expect(await editor.discardDraft()).toMatchObject({ ok: true });
    expect(editor.getState()).toMatchObject({ content: { body: PUBLIC_BODY }, save: { kind: 'saved' } });
    expect(await stored()).toEqual([discarded]);
    expect(await draftVersions()).toEqual(['Price $199. Roofs too. And gutters.']);
    await writeAndSave(editor, 'Price $199!');
    expect(await draftVersions()).toEqual(['Price $199. Roofs too. And gutters.', 'Price $199!']);
  });

  test('drops nothing while what is on the screen cannot be saved', async () => {
    const editor = await open(cora, await addPost('published'));
    await writeAndSave(editor, 'Price $199. Roofs too.');
    editor.edit({ body: 'Price $199. Roofs too. And gutters.', title: '' });
    expect(await editor.discardDraft()).toMatchObject({ ok: false, error: { kind: 'told' } });
    expect(editor.getState().content.body).toBe('Price $199. Roofs too. And gutters.');
    expect(await stored()).toEqual([{ ...discarded, draft: 'Price $199. Roofs too.' }]);
  });

  test('publishes nothing that was to be published after a save in progress', async () => {
    const id = await addPost('published');
    await writeAndSave(await open(cora, id), 'Price $199. Roofs too.');
    const { fetch, sent, release } = heldWrites();
    const editor = await open(cora, id, fetch);
    editor.edit({ body: 'Price $199. Roofs too. And gutters.' });
    editor.retry();
    await sent;
    editor.save({ kind: 'keep' });
    const dropped = editor.discardDraft();
    release();
    expect(await dropped).toMatchObject({ ok: true });
    expect(await stored()).toEqual([discarded]);
  });

  test('of a post that is a draft by now leaves the post as it is', async () => {
    const id = await addPost('published');
    await writeAndSave(await open(cora, id), 'Price $199. Roofs too.');
    await store.pool.query(`update public.posts set status = 'draft'`);
    const editor = await open(cora, id);
    editor.edit({ body: 'Price $199. Roofs too. And gutters.' });
    await editor.discardDraft();
    expect(await stored()).toEqual([{ ...discarded, status: 'draft' }]);
  });

  test('asks about a colleague’s draft instead, once what is on the screen meets it', async () => {
    const id = await addPost('published');
    await writeAndSave(await open(cora, id), 'Price $199. Roofs too.');
    const [coras, elis] = [await open(cora, id), await open(eli, id)];
    await writeAndSave(elis, 'Price $249. Roofs too.');
    coras.edit({ body: 'Price $199. Roofs too. And gutters.' });
    expect(await coras.discardDraft()).toMatchObject({ ok: true });
    expect(coras.getState()).toMatchObject({
      content: { body: 'Price $199. Roofs too. And gutters.' },
      save: { kind: 'conflict', open: true },
    });
    expect(await stored()).toEqual([{ ...discarded, draft: 'Price $249. Roofs too.' }]);
  });
});

test('restoring what visitors see keeps the pending draft as a version, whatever is typed next', async () => {
  const editor = await open(cora, await addPost('published'));
  const restored = editor.getState().content;
  await writeAndSave(editor, 'Price $199. Roofs too.');
  await editor.restore(restored, new Date().toISOString());
  await reached(editor, 'saved');
  expect(await stored()).toEqual([{ status: 'published', body: PUBLIC_BODY, draft: null }]);
  await writeAndSave(editor, 'Price $199!');
  const { rows } = await store.pool.query<{ body: string }>('select body from public.post_revisions order by id');
  expect(rows.map(({ body }) => body)).toEqual([PUBLIC_BODY, 'Price $199. Roofs too.', 'Price $199!']);
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSnapshot } from '#data/snapshot.ts';
import { PICTURE_BUCKET, storePictures, UPLOADS } from '#model/picture.ts';
import type { Database } from '#model/rows/database.ts';
import { type BackendCommand, isRunning, outsideAddresses, startBackend } from '#tests/support/backend-command.ts';
import { type SamplePicture, samplePicture } from '#tests/support/pictures.ts';
import { samplePayload } from '#tests/support/submitted-lead.ts';
import { runSnapshot, storeEnvironment } from '#tests/support/snapshot-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'backend-test-'));
const [temporary, kept] = [join(folder, 'temporary'), join(folder, 'kept')];
mkdirSync(temporary);
const CITIES = (JSON.parse(readFileSync('data/snapshot/cities.json', 'utf8')) as unknown[]).length;
const started: BackendCommand[] = [];
afterAll(() => {
  for (const pid of started.flatMap(({ pids }) => pids())) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const start = (...args: string[]): BackendCommand => {
  const command = startBackend(temporary, '--port', '0', '--webhook-port', '0', ...args);
  started.push(command);
  return command;
};

/** Waits for output that matches a pattern. Resolves with its first group. */
const printed = (command: BackendCommand, pattern: RegExp): Promise<string> =>
  vi.waitFor(
    () => {
      const found = pattern.exec(command.output())?.[1];
      if (found === undefined) throw new Error(`Nothing like ${pattern} was printed:\n${command.errors()}`);
      return found;
    },
    { timeout: 100_000 },
  );

/** Reads the addresses, keys and sample account from the output. */
const readSettings = async (command: BackendCommand) => {
  await printed(command, /(Press Ctrl-C to stop)/);
  return {
    url: await printed(command, /^PUBLIC_SUPABASE_URL=(.+)$/m),
    key: await printed(command, /^PUBLIC_SUPABASE_ANON_KEY=(.+)$/m),
    webhook: await printed(command, /^PUBLIC_QUOTE_WEBHOOK_URL=(.+)$/m),
    email: await printed(command, /staff account \(admin\): (\S+),/),
    password: await printed(command, /password (\S+)/),
    secret: await printed(command, /never in \.env: (\S+)/),
  };
};

type Settings = Awaited<ReturnType<typeof readSettings>>;

const clientOf = ({ url }: Settings, key: string): SupabaseClient<Database> =>
  createClient<Database>(url, key, { auth: { persistSession: false } });

async function signedIn(settings: Settings): Promise<SupabaseClient<Database>> {
  const client = clientOf(settings, settings.key);
  const { error } = await client.auth.signInWithPassword({ email: settings.email, password: settings.password });
  expect(error).toBeNull();
  return client;
}

/** Converts sample files to the type that supabase-js uploads. */
const uploads = (files: SamplePicture['files']) =>
  Object.entries(files).map(([name, { buffer, byteOffset, byteLength }]) => {
    return [name, buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer] as const;
  });

/** Sends a signal and expects exit code 0 with no process left. */
async function end(command: BackendCommand, signal: NodeJS.Signals): Promise<void> {
  const pids = command.pids();
  expect(pids).toHaveLength(2);
  command.child.kill(signal);
  expect(await command.ended).toBe(0);
  expect(pids.filter(isRunning)).toEqual([]);
}

describe('npm run backend', () => {
  let command: BackendCommand;
  let settings: Settings;
  beforeAll(async () => {
    command = start('--keep', kept);
    settings = await readSettings(command);
  });

  test('listens on 127.0.0.1 only', async () => {
    const ports = [settings.url, settings.webhook].map((address) => new URL(address).port);
    expect(settings.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    for (const port of ports) {
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBeGreaterThan(0);
      for (const address of outsideAddresses()) await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow();
    }
  });

  test('rejects requests without a key, and visitors who write, read the staff or sign up', async () => {
    expect((await fetch(`${settings.url}/rest/v1/cities`)).status).toBe(401);
    const client = clientOf(settings, settings.key);
    expect((await client.from('staff').select('*')).error?.code).toBe('42501');
    expect((await client.from('cities').insert({ name: 'A', slug: 'a-south-carolina' })).error?.code).toBe('42501');
    const { error } = await client.auth.signUp({ email: 'other@example.com', password: 'a-long-password' });
    expect(error?.message).toMatch(/not allowed/);
  });

  test('lets the sample account sign in with the rights of an admin', async () => {
    const staff = await signedIn(settings);
    const { data } = await staff.from('staff').select('name, role');
    expect(data).toEqual([{ name: 'Sample admin', role: 'admin' }]);
    const city = { name: 'Newtown', slug: 'newtown-south-carolina' };
    expect((await staff.from('cities').insert(city)).error).toBeNull();
    const post = { slug: 'a-draft', title: 'A draft', author: 'Staff' };
    const drafted = await staff.from('posts').insert(post).select('id, created_by').single();
    expect(drafted.error).toBeNull();
    expect(drafted.data?.created_by).toBe((await staff.auth.getUser()).data.user?.id);
    // The migrations do not grant this column.
    expect((await staff.from('posts').update({ created_by: null }).eq('slug', 'a-draft')).error?.code).toBe('42501');
    expect((await staff.rpc('bin_post', { post_id: drafted.data?.id ?? '' })).error).toBeNull();
    expect((await clientOf(settings, settings.key).from('posts').select('slug').eq('slug', 'a-draft')).data).toEqual(
      [],
    );
  });

  test('stores quote requests, which staff read and visitors do not', async () => {
    const visitor = clientOf(settings, settings.key);
    const answer = await visitor.rpc('submit_lead', { payload: samplePayload() as never });
    expect(answer.data).toMatchObject({ ok: true, stored: 'new' });
    expect((await visitor.from('leads').select('email')).error?.code).toBe('42501');
    const staff = await signedIn(settings);
    expect((await staff.from('leads').select('email')).data).toEqual([{ email: 'ada@example.com' }]);
    expect((await staff.rpc('erase_lead', { person_email: 'ada@example.com' })).data).toBe(1);
  });

  test('accepts pictures from staff and serves them at their public address', async () => {
    const { picture, files } = await samplePicture(1200, 800);
    const bytes = uploads(files);
    const bucketOf = (client: SupabaseClient<Database>) => client.storage.from(PICTURE_BUCKET);
    const type = { contentType: 'image/webp' };
    const [staff, visitor] = [bucketOf(await signedIn(settings)), bucketOf(clientOf(settings, settings.key))];
    for (const [name, file] of bytes) {
      expect((await visitor.upload(name, file, type)).error?.message).toContain('row-level security');
      expect((await staff.upload(name, file, type)).error).toBeNull();
      const answer = await fetch(storePictures(settings.url)(UPLOADS + name));
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(Buffer.from(await answer.arrayBuffer()).equals(files[name]!)).toBe(true);
    }
    expect((await visitor.list()).data).toEqual([]);
    // The server reads a rejected file to its end: responding earlier would break the connection.
    for (let time = 0; time < 10; time += 1) {
      const large = await visitor.upload(picture.name, new ArrayBuffer(1_400_000), type);
      expect(large.error?.message).toContain('row-level security');
    }
    const [first] = bytes;
    // Names are digests: an existing file is the same picture.
    expect((await staff.upload(picture.name, first![1], type)).error?.message).toContain('already exists');
    expect((await staff.upload('house.webp', first![1], type)).error?.message).toContain('row-level security');
    const other = picture.name.replace('1200', '1199');
    expect((await staff.upload(other, first![1], { contentType: 'image/png' })).error?.message).toContain('mime type');
    expect((await staff.upload(other, new ArrayBuffer(1_500_001), type)).error?.message).toContain('maximum');
    expect((await staff.list()).data?.map(({ name }) => name).sort()).toEqual(Object.keys(files).sort());
  });

  test('serves npm run snapshot every row, and the pictures of posts', async () => {
    const { picture, files } = await samplePicture(900, 600, 'avif');
    const staff = await signedIn(settings);
    for (const [name, file] of uploads(files)) {
      const { error } = await staff.storage.from(PICTURE_BUCKET).upload(name, file, { contentType: 'image/avif' });
      expect(error).toBeNull();
    }
    const written = await staff.from('posts').insert({
      slug: 'with-a-picture',
      title: 'With a picture',
      author: 'Staff',
      body: `![A wall](${UPLOADS}${picture.name})`,
      status: 'published',
      meta_description: 'A wall.',
    });
    expect(written.error).toBeNull();
    const snapshot = join(folder, 'snapshot');
    const environment = storeEnvironment({ url: settings.url, anonKey: settings.key });
    const { code, stderr } = await runSnapshot(snapshot, { environment });
    expect(code, stderr).toBe(0);
    const { manifest, rows } = readSnapshot(snapshot);
    expect(rows.cities.length).toBeGreaterThanOrEqual(CITIES);
    expect(rows.posts.map(({ slug }) => slug)).toContain('with-a-picture');
    expect(manifest.pictures.map(({ name }) => name)).toEqual(Object.keys(files).sort());
  });

  const post = (contentType: string, body: string): Promise<Response> =>
    fetch(settings.webhook, { method: 'POST', headers: { 'content-type': contentType }, body });

  test('prints each lead once, sent as JSON or as form data', async () => {
    const lead = { firstName: 'Ada', submissionId: 'one', campaign: { utm_source: 'flyer' } };
    const answer = await post('application/json', JSON.stringify(lead));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    await printed(command, /── Lead 1 \(application\/json\) ──\n {3}firstName {12}(Ada)\n/);
    await printed(command, /campaign\.utm_source {2}(flyer)\n/);
    await post('application/x-www-form-urlencoded', new URLSearchParams({ ...lead, campaign: '' }).toString());
    await printed(command, /── (Lead 1 came again)/);
    await post('application/x-www-form-urlencoded', 'firstName=Grace&submissionId=two');
    await printed(command, /── Lead 2 \(application\/x-www-form-urlencoded\) ──\n {3}firstName {5}(Grace)\n/);
    expect(command.output().match(/Ada/g)).toHaveLength(1);
  });

  test('responds to a preflight request and rejects what is not a lead', async () => {
    const preflight = await fetch(settings.webhook, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    expect((await post('application/json', '{')).status).toBe(400);
    expect((await fetch(settings.webhook)).status).toBe(405);
  });

  test('leaves no process behind after Ctrl-C, and restarts with the kept data', async () => {
    await end(command, 'SIGINT');
    for (const address of [settings.url, settings.webhook]) await expect(fetch(address)).rejects.toThrow();

    const again = start('--keep', kept);
    const next = await readSettings(again);
    expect([next.key, next.password]).toEqual([settings.key, settings.password]);
    const staff = await signedIn(next);
    expect((await staff.from('cities').select('slug').eq('slug', 'newtown-south-carolina')).data).toHaveLength(1);
    const visitor = await clientOf(next, next.key).from('staff').select('*');
    expect(visitor.error?.code).toBe('42501');
    await end(again, 'SIGTERM');
  });
});

test('npm run backend leaves no process and no file when its start is interrupted', async () => {
  const command = start();
  await expect.poll(() => readdirSync(temporary).length, { timeout: 100_000 }).toBeGreaterThan(0);
  await end(command, 'SIGINT');
  expect(readdirSync(temporary)).toEqual([]);
});

test('npm run backend explains a port that is taken and a folder with other files', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const refused = start('--port', String(port));
  expect(await refused.ended).toBe(1);
  expect(refused.errors()).toContain(
    `\nPort ${port} is taken by another program. End that program, or give another port with -- --port <number>.\n`,
  );
  other.close();
  const elsewhere = start('--keep', 'docs');
  expect(await elsewhere.ended).toBe(1);
  expect(elsewhere.errors()).toMatch(/\n\S+docs contains other files, .*\. Use an empty folder\.\n/);
  expect(readdirSync(temporary)).toEqual([]);
});

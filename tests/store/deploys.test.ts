import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EXIT_CODES } from '#scripts/build/exit-codes.ts';
import { type Store, startStore } from '#tests/support/store.ts';
import { failureReport, storeReporter } from '#scripts/deploy/report-deploy.ts';
import { addHostedPlatform, type HostedPlatform } from '#tests/support/hosted-platform.ts';
import { clientOf, type StoreClient } from '#tests/support/store-client.ts';

const TOKEN = 'a-token-of-deploy-reports';
const GITHUB = 'https://api.github.com/repos/an/example/actions/workflows/deploy.yml/dispatches';

let store: Store;
let visitor: StoreClient;
let editor: StoreClient;
let admin: StoreClient;
beforeAll(async () => {
  store = await startStore();
  const [editorAccount, adminAccount] = [await store.account('editor'), await store.account('admin')];
  visitor = clientOf(store);
  editor = clientOf(store, editorAccount.token);
  admin = clientOf(store, adminAccount.token);
});
afterAll(() => store.stop());

const sql = async <T>(query: string, values: readonly unknown[] = []): Promise<T[]> =>
  (await store.pool.query(query, [...values])).rows as T[];
let platform: HostedPlatform;
/** The inputs with which the workflow was started so far. */
const inputs = async () => (await platform.calls()).map(({ body }) => (body as { inputs: unknown }).inputs);

test('without a vault, no token is right', async () => {
  const { error } = await visitor.rpc('report_deploy', { token: TOKEN, report: {} });
  expect(error?.message).toBe('This is not the token of deploy reports.');
});

test('without a hook, an admin who asks for a build is told so', async () => {
  expect((await admin.rpc('request_build')).error?.message).toBe('No build hook is set up.');
});

describe('with the platform,', () => {
  beforeAll(async () => {
    platform = await addHostedPlatform(store.pool);
  });
  beforeEach(async () => {
    await sql('truncate public.deploys, private.build_requests');
    await platform.reset();
    await sql('delete from public.posts');
    await platform.setSecret('deploy_report_token', TOKEN);
  });

  const report = (fields: Record<string, unknown>, id?: string) =>
    visitor.rpc('report_deploy', {
      token: TOKEN,
      report: fields as never,
      ...(id === undefined ? {} : { deploy_id: id }),
    });

  describe('a deploy', () => {
    test('reports its start and its end with the anonymous key and the token, and staff read it', async () => {
      const started = await report({ step: 'snapshot', runUrl: 'https://github.com/an/example/actions/runs/1' });
      expect(started.error).toBeNull();
      const id = started.data!;
      expect((await editor.from('deploys').select('*')).data).toEqual([
        expect.objectContaining({ id, state: 'started', step: 'snapshot', finished_at: null }),
      ]);
      await report({ step: 'build' }, id);
      await report({ state: 'done', message: 'Deployed.', urlCount: 2, urls: ['/', '/faq'] }, id);
      const [deploy] = (await editor.from('deploys').select('*')).data!;
      expect(deploy).toMatchObject({
        state: 'done',
        step: 'build',
        message: 'Deployed.',
        url_count: 2,
        urls: ['/', '/faq'],
        run_url: 'https://github.com/an/example/actions/runs/1',
      });
      expect(deploy!.finished_at).not.toBeNull();
    });

    test('is reported by the deploy command, one row for all its steps', async () => {
      const listeners = { alertUrl: null, summaryFile: null, runUrl: 'https://github.com/an/example/actions/runs/2' };
      const tell = storeReporter({ ...listeners, store: { url: store.url, key: store.anonKey, token: TOKEN } });
      await tell({ state: 'started', step: 'snapshot' });
      const code = EXIT_CODES.refusedUnlessMeant;
      await tell(failureReport('snapshot', { code, stdout: '', lastErrors: 'Too few rows', reasons: [] }, []));
      expect((await editor.from('deploys').select('*')).data).toEqual([
        expect.objectContaining({ state: 'refused', step: 'snapshot', may_be_meant: true, run_url: listeners.runUrl }),
      ]);
    });

    test('is reported by nobody without the token, and read by no visitor', async () => {
      for (const token of ['', 'another', `${TOKEN} `]) {
        const { error } = await visitor.rpc('report_deploy', { token, report: {} });
        expect(error?.code, token).toBe('42501');
      }
      await report({});
      expect((await visitor.from('deploys').select('*')).error?.code).toBe('42501');
      const { token } = await store.account();
      expect((await clientOf(store, token).from('deploys').select('*')).data).toEqual([]);
      expect((await admin.from('deploys').insert({ step: 'made up' })).error?.code).toBe('42501');
    });

    test.each([
      [{ state: 'perhaps' }, 'deploys_state'],
      [{ urls: ['https://elsewhere.example'] }, 'deploys_urls'],
      [{ urls: ['//elsewhere.example'] }, 'deploys_urls'],
      [{ urls: Array.from({ length: 101 }, (_, index) => `/${index}`) }, 'deploys_urls'],
      [{ runUrl: 'javascript:alert(1)' }, 'deploys_run_url'],
      [{ message: 'x'.repeat(2001) }, 'deploys_message'],
    ])('cannot report %j', async (fields, constraint) => {
      expect((await report(fields)).error?.message).toContain(constraint);
    });

    test('is kept until 200 newer ones have started', async () => {
      await sql(
        "insert into public.deploys (started_at) select now() - n * interval '1 hour' from generate_series(1, 250) n",
      );
      await report({});
      expect((await sql('select from public.deploys')).length).toBe(200);
    });
  });

  describe('a build', () => {
    test('is started by an admin, once a minute, and by nobody else', async () => {
      await platform.setSecret('build_hook_url', GITHUB);
      expect((await admin.rpc('request_build')).error).toBeNull();
      expect(await inputs()).toEqual([{ reason: 'asked for in the staff area' }]);
      expect((await admin.rpc('request_build')).error?.message).toMatch(/less than a minute ago/);
      expect((await editor.rpc('request_build')).error?.code).toBe('42501');
      expect((await visitor.rpc('request_build')).error?.code).toBe('42501');
      expect(await inputs()).toHaveLength(1);
      await sql("update private.build_requests set asked_at = now() - interval '2 minutes'");
      expect((await admin.rpc('request_build', { publish_anyway: true })).error).toBeNull();
      expect((await inputs())[1]).toEqual({
        reason: 'asked for in the staff area',
        allow_shrink: 'true',
      });
    });

    test('cannot be told to publish anyway where the hook is not GitHub’s', async () => {
      await platform.setSecret('build_hook_url', 'https://api.netlify.com/build_hooks/an-example');
      const { error } = await admin.rpc('request_build', { publish_anyway: true });
      expect(error?.message).toMatch(/cannot be told to publish anyway/);
      expect((await admin.rpc('request_build')).error).toBeNull();
    });

    test('that could not be asked for can be asked for again, and the address stays secret', async () => {
      await platform.setSecret('build_hook_url', 'https://broken.example/secret-path');
      for (const attempt of [1, 2]) {
        const { error } = await admin.rpc('request_build');
        expect(error?.message, String(attempt)).toBe('The build hook could not be called (P0001).');
      }
    });
  });

  describe('a scheduled post', () => {
    const due = async () => (await sql<{ due: boolean }>('select private.build_due_posts() as due'))[0]!.due;
    const schedule = (slug: string, offset: string) =>
      sql(
        `insert into public.posts (slug, title, author, meta_description, status, published_at)
         values ($1, 'A title', 'A writer', 'About it', 'scheduled', clock_timestamp() + $2::interval)`,
        [slug, offset],
      );
    beforeEach(async () => {
      await platform.setSecret('build_hook_url', GITHUB);
      await due();
      await sql('truncate net.calls');
    });

    test('starts one build when it has become public, and none before', async () => {
      await schedule('later', '1 hour');
      expect(await due()).toBe(false);
      await schedule('now', '20 milliseconds');
      await sql('select pg_sleep(0.05)');
      await sql('truncate net.calls');
      expect(await due()).toBe(true);
      expect(await due()).toBe(false);
      expect(await inputs()).toEqual([{ reason: 'scheduled' }]);
    });

    test('is looked for again when the hook could not be called', async () => {
      await schedule('now', '20 milliseconds');
      await sql('select pg_sleep(0.05)');
      await platform.setSecret('build_hook_url', 'https://broken.example');
      await expect(due()).rejects.toThrow('no such address');
      await platform.setSecret('build_hook_url', GITHUB);
      expect(await due()).toBe(true);
    });
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeLine, type LogLine } from '#staff/log/log-lines.ts';

const line = (action: string, detail: LogLine['detail'], over: Partial<LogLine> = {}): LogLine => ({
  id: 1,
  at: '2026-06-08T12:00:00+00:00',
  actor: 'b0a1c2d3-0000-4000-8000-000000000001',
  actor_name: 'Ada',
  action,
  detail,
  ...over,
});
const whatOf = (action: string, detail: LogLine['detail']): string => describeLine(line(action, detail)).what;

describe('a line of the log', () => {
  it('says what was done to a post, and leads to it while it exists', () => {
    const detail = { post: 'some-id', title: 'Red clay' };
    expect(describeLine(line('publish_post', detail))).toEqual({
      who: 'Ada',
      what: 'published “Red clay”',
      postId: 'some-id',
    });
    expect(describeLine(line('delete_post', detail)).postId).toBeNull();
  });

  it('says what changed about the staff and in the settings', () => {
    expect(whatOf('change_staff', { staff: 'id', name: 'Eli', role: 'admin', role_before: 'editor' })).toBe(
      'changed the role of Eli from editor to admin',
    );
    expect(
      whatOf('change_lead_settings', {
        retention_months: { from: 24, to: 12 },
        quiet_days: { from: null, to: 7 },
      }),
    ).toBe('changed the lead settings: retention months from 24 to 12, quiet days from nothing to 7');
  });

  it('names programs and the database where nobody was signed in', () => {
    const who = (name: string): string =>
      describeLine(line('request_build', {}, { actor: null, actor_name: name })).who;
    expect(who('service_role')).toBe('A program with the owner’s key');
    expect(who('postgres')).toBe('The database account postgres');
  });

  it('of an unknown action is shown as it was logged', () => {
    expect(whatOf('rotate_key', { key_name: 'relay', count: 2 })).toBe('rotate key, key name: relay, count: 2');
    expect(whatOf('constructor', [])).toBe('constructor');
  });

  it('has a sentence for every action that the migrations log', () => {
    const folder = join('data', 'supabase', 'migrations');
    const sql = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    const actions = new Set(
      [...sql.matchAll(/log_action\(\s*'([a-z_]+)'|'([a-z]+_(?:post|staff))'/g)].map(([, a, b]) => a ?? b!),
    );
    expect(actions.size).toBeGreaterThanOrEqual(13);
    const fallback = [...actions].filter((action) => whatOf(action, { marker: 'x' }).includes('marker: x'));
    expect(fallback).toEqual([]);
  });
});

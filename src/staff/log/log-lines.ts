import type { Json, Tables } from '#model/rows/database.ts';
import { formatDateTime } from '#staff/dates.ts';
import { actorName } from '#staff/store/actor.ts';
import type { Store } from '#staff/store/client.ts';
import type { Result } from '#staff/store/errors.ts';
import { request } from '#staff/store/request.ts';

/** A line of the audit log: who did what, and when. */
export type LogLine = Tables<'audit_log'>;

/** Lines per request. */
export const PAGE_LINES = 50;

/** Reads lines of the audit log, the newest first: those older than the line `before`, or the newest for null. */
export const readLog = (store: Store, before: number | null): Promise<Result<readonly LogLine[]>> =>
  request(store, () => {
    const lines = store.from('audit_log').select().order('id', { ascending: false }).limit(PAGE_LINES);
    return before === null ? lines : lines.lt('id', before);
  });

type Detail = Readonly<Record<string, Json | undefined>>;

const isDetail = (value: Json | undefined): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: Json | undefined): string =>
  value === null || value === undefined ? 'nothing' : typeof value === 'object' ? JSON.stringify(value) : String(value);

const readable = (name: string): string => name.replaceAll('_', ' ');

const titled = ({ title }: Detail): string => `“${shown(title)}”`;

function scheduledPost(detail: Detail): string {
  const at = Date.parse(shown(detail['at']));
  return `scheduled ${titled(detail)}${Number.isNaN(at) ? '' : ` for ${formatDateTime(new Date(at).toISOString())}`}`;
}

function changedStaff({ name, role, role_before: roleBefore, name_before: nameBefore }: Detail): string {
  const renamed = nameBefore === undefined ? '' : `renamed ${shown(nameBefore)} to ${shown(name)}`;
  const moved =
    roleBefore === undefined ? '' : `changed the role of ${shown(name)} from ${shown(roleBefore)} to ${shown(role)}`;
  return [renamed, moved].filter((text) => text !== '').join(' and ') || `changed the entry of ${shown(name)}`;
}

function changedLeadSettings(changes: Detail): string {
  const parts = Object.entries(changes).map(([name, change]) =>
    isDetail(change) ? `${readable(name)} from ${shown(change['from'])} to ${shown(change['to'])}` : readable(name),
  );
  return `changed the lead settings: ${parts.join(', ')}`;
}

/** What was done, for each action that the store logs (data/supabase/migrations), to follow a name. */
const SENTENCES: Readonly<Record<string, (detail: Detail) => string>> = {
  publish_post: (detail) => `published ${titled(detail)}`,
  change_post: (detail) => `published changes to ${titled(detail)}`,
  schedule_post: scheduledPost,
  unpublish_post: (detail) => `unpublished ${titled(detail)}`,
  bin_post: (detail) => `moved ${titled(detail)} to the bin`,
  restore_post: (detail) => `took ${titled(detail)} out of the bin`,
  delete_post: (detail) => `deleted ${titled(detail)} for good`,
  discard_draft: (detail) => `discarded unpublished changes to ${titled(detail)}`,
  add_staff: ({ name, role }) => `made ${shown(name)} an ${shown(role)}`,
  change_staff: changedStaff,
  remove_staff: ({ name }) => `removed ${shown(name)} from the staff`,
  change_lead_settings: changedLeadSettings,
  require_second_factor: ({ required }) =>
    required === true ? 'required a second factor for all staff' : 'made the second factor optional',
  erase_old_leads: ({ leads }) => `erased old leads after the retention period: ${shown(leads)}`,
  erase_lead: ({ leads }) => `erased one person’s leads: ${shown(leads)}`,
  request_build: (detail) =>
    detail['publish_anyway'] === true ? 'asked for a build, to be published anyway' : 'asked for a build',
};

/** A line in words. */
export interface DescribedLine {
  readonly who: string;
  readonly what: string;
  /** The post that it is about, if it may still exist. */
  readonly postId: string | null;
}

/** Puts a line in words. An action without a sentence of its own is shown as it was logged. */
export function describeLine({ actor, actor_name: name, action, detail }: LogLine): DescribedLine {
  const facts = isDetail(detail) ? detail : {};
  const fallback = (): string =>
    [readable(action), ...Object.entries(facts).map(([key, value]) => `${readable(key)}: ${shown(value)}`)].join(', ');
  return {
    who: actorName(actor, name),
    what: Object.hasOwn(SENTENCES, action) ? (SENTENCES[action]?.(facts) ?? fallback()) : fallback(),
    postId: action !== 'delete_post' && typeof facts['post'] === 'string' ? facts['post'] : null,
  };
}

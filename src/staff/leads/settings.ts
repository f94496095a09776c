import type { Tables } from '#model/rows/database.ts';
import type { Store } from '#staff/store/client.ts';
import { type Result, storeError } from '#staff/store/errors.ts';
import { request, requestWithCount } from '#staff/store/request.ts';

/** The owner's settings, which admins change (docs/leads.md). */
export type LeadSettings = Pick<
  Tables<'lead_settings'>,
  'retention_months' | 'quiet_days' | 'hourly_limit_per_address' | 'hourly_limit'
>;

const COLUMNS = 'retention_months, quiet_days, hourly_limit_per_address, hourly_limit';

/** What the store takes for each setting (lead_settings' check constraints). `optional`: empty turns it off. */
export const SETTING_LIMITS = {
  retention_months: { min: 1, max: 120, optional: false },
  quiet_days: { min: 1, max: 365, optional: true },
  hourly_limit_per_address: { min: 1, max: 10_000, optional: false },
  hourly_limit: { min: 1, max: 100_000, optional: false },
} as const satisfies Record<keyof LeadSettings, { min: number; max: number; optional: boolean }>;

export type SettingName = keyof typeof SETTING_LIMITS;

/** Parses what was typed for a setting: its number, null if it is off, or a sentence about what is wrong. */
export function parseSetting(name: SettingName, text: string): { readonly value: number | null } | string {
  const { min, max, optional } = SETTING_LIMITS[name];
  const typed = text.trim();
  if (typed === '' && optional) return { value: null };
  const value = Number(typed);
  if (typed !== '' && Number.isInteger(value) && value >= min && value <= max) return { value };
  return `Please enter a whole number from ${min} to ${max.toLocaleString('en-US')}${optional ? ', or nothing' : ''}.`;
}

export async function readSettings(store: Store): Promise<Result<LeadSettings>> {
  const found = await request(store, () => store.from('lead_settings').select(COLUMNS));
  if (!found.ok) return found;
  const [settings] = found.value;
  return settings === undefined ? { ok: false, error: storeError('unknown') } : { ok: true, value: settings };
}

/** Writes the settings unless another admin changed them since they were read. */
export async function saveSettings(
  store: Store,
  known: LeadSettings,
  changed: LeadSettings,
): Promise<Result<LeadSettings>> {
  const saved = await request(store, () => {
    const update = store
      .from('lead_settings')
      .update(changed)
      .eq('retention_months', known.retention_months)
      .eq('hourly_limit_per_address', known.hourly_limit_per_address)
      .eq('hourly_limit', known.hourly_limit);
    return (
      known.quiet_days === null ? update.is('quiet_days', null) : update.eq('quiet_days', known.quiet_days)
    ).select(COLUMNS);
  });
  if (!saved.ok) return saved;
  const [settings] = saved.value;
  return settings === undefined
    ? { ok: false, error: storeError('told', 'Another admin changed the settings meanwhile. Please open them again.') }
    : { ok: true, value: settings };
}

/**
 * The instant before which leads are erased, in ISO 8601. As the store's interval of months does, it keeps to the last
 * day of a shorter month: a month before March 31 is February 28.
 */
export function retentionLimit(months: number, now: Date): string {
  const limit = new Date(now);
  limit.setMonth(limit.getMonth() - months);
  // Otherwise February 31 would be March 3.
  if (limit.getDate() !== now.getDate()) limit.setDate(0);
  return limit.toISOString();
}

/** Counts the leads that a number of months would erase now. */
export async function countOlderLeads(store: Store, months: number): Promise<Result<number>> {
  const found = await requestWithCount(store, () =>
    store.from('leads').select('id', { count: 'exact' }).lt('received_at', retentionLimit(months, new Date())).limit(1),
  );
  return found.ok ? { ok: true, value: found.value.count } : found;
}

/** Sends a test to the address of alerts. Admins only. */
export const sendTestAlert = (store: Store): Promise<Result<unknown>> =>
  request(store, () => store.rpc('send_test_alert'));

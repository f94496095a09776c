import type { Lead } from './lead.ts';

/** How long a lead may wait before the visitor is told, milliseconds: 7 days (decisions, 'Outbox'). */
export const OVERDUE_MS = 7 * 24 * 60 * 60 * 1_000;

/** Whether a lead has waited too long at `now` (milliseconds since 1970). */
export const isOverdue = (lead: Lead, now: number): boolean => now - Date.parse(lead.timestamp) >= OVERDUE_MS;

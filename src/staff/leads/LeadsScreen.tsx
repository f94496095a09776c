import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatRecent } from '#staff/dates.ts';
import type { Member } from '#staff/session/session.ts';
import { useIsExpired } from '#staff/session/use-session.ts';
import { useAddressQuery } from '#staff/shell/address-query.ts';
import { Loading } from '#staff/shell/Loading.tsx';
import type { Store } from '#staff/store/client.ts';
import { CsvButton } from './CsvButton.tsx';
import { EraseDialog, formatLeadCount } from './EraseDialog.tsx';
import { LeadCard } from './LeadCard.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import { createLeadList, type LeadListState, PAGE_LEADS } from './lead-list.ts';
import { ALL_LEADS, isFiltered, readLeadQuery, writeLeadQuery } from './lead-query.ts';
import type { LeadRow } from './lead-row.ts';
import { LeadSettingsDialog } from './LeadSettingsDialog.tsx';
import { resendUndelivered } from './leads.ts';
import { dropOldDrafts } from './notes-draft.ts';
import { useStaffNames } from './staff-names.ts';
import { useLiveLeads } from './use-live-leads.ts';
import { useOnline } from './use-online.ts';

interface Props {
  readonly store: Store;
  readonly member: Member;
}

/** The dialog that is open. */
type OpenDialog = { readonly kind: 'erase'; readonly lead: LeadRow } | { readonly kind: 'settings' } | null;

const GROUPS = [
  { rank: 0, heading: 'Not delivered' },
  { rank: 1, heading: 'Requests' },
  { rank: 2, heading: 'Looks like spam' },
] as const;

/** Reports the last action. Takes focus, because the pressed button may be gone. */
function Notice({ text }: { readonly text: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== '') ref.current?.focus();
  }, [text]);
  return (
    <div className="staff-notice" ref={ref} role="status" tabIndex={-1}>
      {text}
    </div>
  );
}

/** Whether what is shown is up to date, and why not. */
function Freshness({ state, onRetry }: { readonly state: LeadListState; readonly onRetry: () => void }) {
  const isOnline = useOnline();
  const { problem, readAt } = state;
  const since = readAt === null ? '' : ` What you see was read at ${formatRecent(readAt, readAt)}.`;
  return (
    <div className="leads-freshness" role="status">
      {!isOnline && <p>You are offline.{since} Changes wait until you are back online.</p>}
      {isOnline && problem !== null && (
        <p>
          The list could not be read again. {problem}
          {since}{' '}
          <button className="staff-link" type="button" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}

function EmptyList({ isAll, onShowAll }: { readonly isAll: boolean; readonly onShowAll: () => void }) {
  if (isAll)
    return (
      <div className="staff-empty">
        <h2>No leads yet</h2>
        <p>
          Quote requests appear here as soon as the form sends them to the store. Send one yourself to see whether it
          does; docs/leads.md says how to set it up.
        </p>
      </div>
    );
  return (
    <div className="staff-empty">
      <h2>No lead fits</h2>
      <p>Search looks at names, phone numbers, emails, addresses, messages and notes.</p>
      <p className="actions">
        <button className="button button-quiet" type="button" onClick={onShowAll}>
          Show all leads
        </button>
      </p>
    </div>
  );
}

/** Sends every undelivered lead again, for when the webhook has been repaired. */
function ResendAll({ store, onDone }: { readonly store: Store; readonly onDone: () => void }) {
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const send = async (): Promise<void> => {
    setIsBusy(true);
    setSaid('Sending...');
    const sent = await resendUndelivered(store);
    setIsBusy(false);
    setSaid(sent.ok ? `Sending ${formatLeadCount(sent.value)} again.` : sent.error.message);
    onDone();
  };
  return (
    <div className="leads-resend">
      <button className="button" type="button" aria-disabled={isBusy} onClick={() => isBusy || void send()}>
        Send all again
      </button>
      <p className="leads-saving" role="status">
        {said}
      </p>
    </div>
  );
}

/** The lead desk: every quote request, who takes care of it, and what has become of it. */
export default function LeadsScreen({ store, member }: Props) {
  const [query, changeQuery] = useAddressQuery(readLeadQuery, writeLeadQuery);
  const [list] = useState(() => createLeadList(store, query));
  const state = useSyncExternalStore(list.subscribe, list.state);
  const isExpired = useIsExpired();
  const staff = useStaffNames(store, member);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [notice, setNotice] = useState('');

  useEffect(dropOldDrafts, []);
  useEffect(() => {
    if (!isExpired) void list.open(query);
  }, [list, query, isExpired]);
  const { rows, summary, total, arrived, isReading, problem, readAt } = state;
  useLiveLeads(store, list, summary?.setup.realtime ?? false, isExpired);

  const close = (): void => {
    setDialog(null);
  };
  const reload = (): void => void list.reload();

  if (rows === null || summary === null || readAt === null) {
    if (problem === null) return <Loading />;
    return (
      <div className="staff-card">
        <h1>Leads</h1>
        <p className="staff-error" role="alert">
          {problem}
        </p>
        <p className="actions">
          <button className="button" type="button" aria-disabled={isReading} onClick={() => isReading || reload()}>
            Try again
          </button>
        </p>
      </div>
    );
  }

  const { setup, undelivered } = summary;
  const shownUndelivered = rows.filter(({ desk_rank: rank }) => rank === 0).length;
  // Leads that stopped getting through while the page was open are not on top yet.
  const isBehind = !isFiltered(query) && shownUndelivered < Math.min(undelivered, PAGE_LEADS);
  return (
    <>
      <div className="staff-head">
        <h1>Leads</h1>
        {member.role === 'admin' && (
          <button
            className="button button-quiet"
            type="button"
            onClick={() => {
              setDialog({ kind: 'settings' });
            }}
          >
            Settings
          </button>
        )}
      </div>
      <Freshness state={state} onRetry={reload} />
      <Notice text={notice} />
      <LeadFilters query={query} summary={summary} onChange={changeQuery} />
      <div className="leads-bar">
        <p className="staff-count" role="status">
          {isReading ? 'Loading...' : `${formatLeadCount(total)}${rows.length < total ? `, ${rows.length} shown` : ''}`}
        </p>
        {total > 0 && <CsvButton store={store} query={query} staff={staff} />}
      </div>
      <div className="leads-arrived" role="status">
        {(arrived > 0 || isBehind) && (
          <button className="button" type="button" onClick={reload}>
            {arrived > 0 ? `Show ${formatLeadCount(arrived)} that just came in` : 'Show what was not delivered'}
          </button>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyList
          isAll={!isFiltered(query)}
          onShowAll={() => {
            changeQuery(ALL_LEADS, 'push');
          }}
        />
      ) : (
        GROUPS.map(({ rank, heading }) => {
          const group = rows.filter((lead) => lead.desk_rank === rank);
          if (group.length === 0) return null;
          return (
            <section key={rank} className="leads-group" aria-busy={isReading}>
              <div className="leads-group-head">
                <h2 className={rank === 1 && shownUndelivered === 0 ? 'sr-only' : undefined}>{heading}</h2>
                {rank === 0 && group.length > 1 && <ResendAll store={store} onDone={() => void list.check()} />}
              </div>
              {group.map((lead) => (
                <LeadCard
                  key={lead.id}
                  store={store}
                  lead={lead}
                  member={member}
                  staff={staff}
                  hasWebhook={setup.webhook}
                  now={readAt}
                  onChanged={list.replace}
                  onErase={(erased) => {
                    setDialog({ kind: 'erase', lead: erased });
                  }}
                />
              ))}
            </section>
          );
        })
      )}
      {rows.length < total && (
        <p className="actions">
          <button
            className="button button-quiet"
            type="button"
            aria-disabled={isReading}
            onClick={() => isReading || void list.more()}
          >
            Show {Math.min(PAGE_LEADS, total - rows.length)} more
          </button>
        </p>
      )}
      {dialog?.kind === 'erase' && (
        <EraseDialog
          store={store}
          lead={dialog.lead}
          onClose={close}
          onDone={(erased) => {
            close();
            setNotice(`Erased ${formatLeadCount(erased)}.`);
            reload();
          }}
        />
      )}
      {dialog?.kind === 'settings' && (
        <LeadSettingsDialog
          store={store}
          setup={setup}
          onClose={close}
          onSaved={() => {
            close();
            setNotice('Saved the settings.');
            reload();
          }}
        />
      )}
    </>
  );
}

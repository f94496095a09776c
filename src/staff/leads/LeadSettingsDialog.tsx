import { type SyntheticEvent, useEffect, useState } from 'react';
import { Dialog } from '#staff/Dialog.tsx';
import type { Store } from '#staff/store/client.ts';
import type { StoreError } from '#staff/store/errors.ts';
import { formatLeadCount } from './EraseDialog.tsx';
import type { LeadSummary } from './leads.ts';
import {
  countOlderLeads,
  type LeadSettings,
  parseSetting,
  readSettings,
  saveSettings,
  sendTestAlert,
  type SettingName,
} from './settings.ts';

interface Field {
  readonly name: SettingName;
  readonly label: string;
  readonly hint: string;
}

const FIELDS: readonly Field[] = [
  {
    name: 'retention_months',
    label: 'Keep leads for (months)',
    hint: 'Older ones are erased for good.',
  },
  {
    name: 'quiet_days',
    label: 'Alert after days without a lead',
    hint: 'Leave it empty for no alert. Tests and spam do not count.',
  },
  {
    name: 'hourly_limit_per_address',
    label: 'Leads per hour from one visitor',
    hint: 'More are kept and marked as a flood.',
  },
  { name: 'hourly_limit', label: 'Leads per hour from all visitors', hint: 'More are kept and marked as a flood.' },
];

type Texts = Readonly<Record<SettingName, string>>;

const textsOf = (settings: LeadSettings): Texts => ({
  retention_months: String(settings.retention_months),
  quiet_days: settings.quiet_days === null ? '' : String(settings.quiet_days),
  hourly_limit_per_address: String(settings.hourly_limit_per_address),
  hourly_limit: String(settings.hourly_limit),
});

type Errors = Partial<Record<SettingName, string>>;

/** Parses all fields: the settings, or what is wrong with which field. */
function parseAll(texts: Texts): { readonly settings: LeadSettings } | { readonly errors: Errors } {
  const errors: Errors = {};
  const values: Partial<Record<SettingName, number | null>> = {};
  for (const { name } of FIELDS) {
    const parsed = parseSetting(name, texts[name]);
    if (typeof parsed === 'string') errors[name] = parsed;
    else values[name] = parsed.value;
  }
  return Object.keys(errors).length > 0 ? { errors } : { settings: values as LeadSettings };
}

/** What is set up in the store's vault, which only the owner changes. */
function Setup({ store, setup }: { readonly store: Store; readonly setup: LeadSummary['setup'] }) {
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const test = async (): Promise<void> => {
    setIsBusy(true);
    const sent = await sendTestAlert(store);
    setIsBusy(false);
    setSaid(sent.ok ? 'Sent. It should arrive within a minute.' : sent.error.message);
  };
  return (
    <div className="leads-setup">
      <ul className="leads-list">
        <li>{setup.webhook ? 'Leads are sent on to a webhook.' : 'No webhook is set up: leads are kept here only.'}</li>
        <li>{setup.alerts ? 'Alerts are sent to an address.' : 'No address for alerts is set up.'}</li>
        {!setup.sweep && (
          <li>The store runs no jobs: failed deliveries are not retried, and old leads are not erased.</li>
        )}
      </ul>
      <p className="staff-small">The owner sets these up in the store: docs/leads.md says how.</p>
      {setup.alerts && (
        <button
          className="button button-quiet"
          type="button"
          aria-disabled={isBusy}
          onClick={() => isBusy || void test()}
        >
          Send a test alert
        </button>
      )}
      <p className="leads-saving" role="status">
        {said}
      </p>
    </div>
  );
}

interface FormProps {
  readonly store: Store;
  readonly known: LeadSettings;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

function SettingsForm({ store, known, onSaved, onClose }: FormProps) {
  const [texts, setTexts] = useState(() => textsOf(known));
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  // How many leads the shorter time erases, once the member was asked about it.
  const [toErase, setToErase] = useState(0);

  const save = async (): Promise<void> => {
    const parsed = parseAll(texts);
    setErrors('errors' in parsed ? parsed.errors : {});
    setProblem('');
    if ('errors' in parsed) return;
    const { settings } = parsed;
    setIsBusy(true);
    const fail = ({ message }: StoreError): void => {
      setIsBusy(false);
      setProblem(`Not saved. ${message}`);
    };
    if (settings.retention_months < known.retention_months && toErase === 0) {
      const older = await countOlderLeads(store, settings.retention_months);
      if (!older.ok) {
        fail(older.error);
        return;
      }
      if (older.value > 0) {
        setIsBusy(false);
        setToErase(older.value);
        return;
      }
    }
    const saved = await saveSettings(store, known, settings);
    if (saved.ok) onSaved();
    else fail(saved.error);
  };
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isBusy) void save();
  };
  return (
    <form className="staff-form" noValidate onSubmit={onSubmit}>
      {FIELDS.map(({ name, label, hint }) => (
        <div className="staff-field" key={name}>
          <label htmlFor={`setting-${name}`}>{label}</label>
          <span className="hint" id={`setting-${name}-hint`}>
            {hint}
          </span>
          <input
            id={`setting-${name}`}
            inputMode="numeric"
            autoComplete="off"
            value={texts[name]}
            aria-invalid={errors[name] !== undefined}
            aria-describedby={`setting-${name}-hint${errors[name] === undefined ? '' : ` setting-${name}-error`}`}
            onChange={(event) => {
              setTexts({ ...texts, [name]: event.currentTarget.value });
              setToErase(0);
            }}
          />
          {errors[name] !== undefined && (
            <p className="staff-field-error" id={`setting-${name}-error`}>
              {errors[name]}
            </p>
          )}
        </div>
      ))}
      <div role="alert">
        {problem !== '' && <p className="staff-error">{problem}</p>}
        {toErase > 0 && (
          <p className="staff-error">
            {formatLeadCount(toErase)} {toErase === 1 ? 'is' : 'are'} older than that and will be erased for good within
            a minute.
          </p>
        )}
      </div>
      <p className="leads-buttons">
        <button className="button" type="submit" aria-disabled={isBusy}>
          {toErase > 0 ? `Save and erase ${formatLeadCount(toErase)}` : 'Save'}
        </button>
        <button className="button button-quiet" type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </form>
  );
}

interface Props {
  readonly store: Store;
  readonly setup: LeadSummary['setup'];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The owner's settings for leads, which admins change. */
export function LeadSettingsDialog({ store, setup, onSaved, onClose }: Props) {
  const [settings, setSettings] = useState<LeadSettings | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let isGone = false;
    void readSettings(store).then((read) => {
      if (isGone) return;
      if (read.ok) setSettings(read.value);
      else setProblem(read.error.message);
    });
    return () => {
      isGone = true;
    };
  }, [store]);
  return (
    <Dialog title="Lead settings" onClose={onClose}>
      <Setup store={store} setup={setup} />
      {settings !== null ? (
        <SettingsForm store={store} known={settings} onSaved={onSaved} onClose={onClose} />
      ) : (
        <>
          <p role={problem === '' ? 'status' : 'alert'}>{problem === '' ? 'Loading...' : problem}</p>
          <p className="actions">
            <button className="button button-quiet" type="button" onClick={onClose}>
              Close
            </button>
          </p>
        </>
      )}
    </Dialog>
  );
}

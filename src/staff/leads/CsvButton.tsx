import { useState } from 'react';
import { localDay } from '#staff/dates.ts';
import type { Store } from '#staff/store/client.ts';
import { formatLeadCount } from './EraseDialog.tsx';
import { leadsCsv } from './lead-csv.ts';
import type { LeadQuery } from './lead-query.ts';
import { readAllLeads } from './leads.ts';
import type { StaffNames } from './staff-names.ts';

interface Props {
  readonly store: Store;
  readonly query: LeadQuery;
  readonly staff: StaffNames;
}

/** Has the browser save a text as a file. */
function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click has been handled.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}

/** Reads every lead that fits the query and saves them as a CSV file. */
export function CsvButton({ store, query, staff }: Props) {
  const [said, setSaid] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const download = async (): Promise<void> => {
    setIsBusy(true);
    setError('');
    setSaid('Reading the leads...');
    const read = await readAllLeads(store, query, (count, total) => {
      setSaid(`Reading the leads: ${count.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`);
    });
    setIsBusy(false);
    if (!read.ok) {
      setSaid('');
      setError(`The file was not made. ${read.error.message}`);
      return;
    }
    saveFile(`leads-${localDay(new Date())}.csv`, leadsCsv(read.value, staff.nameOf), 'text/csv;charset=utf-8');
    setSaid(`Saved ${formatLeadCount(read.value.length)} as a file.`);
  };
  return (
    <div className="leads-csv">
      <button
        className="button button-quiet"
        type="button"
        aria-disabled={isBusy}
        onClick={() => isBusy || void download()}
      >
        Download CSV
      </button>
      <p className="leads-saving" role="status">
        {said}
      </p>
      <div className="leads-problem" role="alert">
        {error !== '' && <p>{error}</p>}
      </div>
    </div>
  );
}

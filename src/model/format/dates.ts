const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The day of an ISO instant in words: 'June 8, 2026'. No locale data, so every machine writes the same. */
export function dayInWords(iso: string): string {
  const [year = '', month = '1', day = '1'] = iso.slice(0, 10).split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${Number(day)}, ${year}`;
}

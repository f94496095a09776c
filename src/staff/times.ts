const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** An ISO instant in this browser's zone: 'Nov 24, 2026, 9:00 AM'. */
export const timeInWords = (iso: string): string => time.format(new Date(iso));

/** The day of an ISO instant in this browser's zone: 'Nov 24, 2026'. */
export const formatDate = (iso: string): string => day.format(new Date(iso));

// npm run snapshot: Supabase → data/snapshot. The reader of the store is not written yet, and this says so instead of
// pretending: the committed snapshot stays as it is.
console.error(
  [
    'Reading from Supabase is not built yet; data/snapshot stays as it is.',
    'To change the data by hand, edit the files of data/snapshot and run: npm run snapshot:seal',
  ].join('\n'),
);
process.exitCode = 1;

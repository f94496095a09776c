/** What npm run test:changed does for a list of changed files. Paths are relative to the project, with slashes. */
export interface ChangedParts {
  /** Files for ESLint. */
  readonly lint: readonly string[];
  /** Files that Vitest runs, or whose importers it runs. */
  readonly related: readonly string[];
  /** Sentences about what npm test checks beyond that, for these files. */
  readonly notRun: readonly string[];
}

const LINTED = /\.(?:[cm]?[jt]sx?|astro)$/;
const IMPORTED = /\.(?:[cm]?[jt]sx?|json|astro|css)$/;

/** Projects of vitest.config.ts whose tests read a built site, a store or a browser. */
const OTHER_TEST = /^tests\/(build|sample|store|browser|random)\/.*\.test\.tsx?$/;

/** Files that decide about every test, and that no test imports. */
const OF_ALL = /^(?:package(?:-lock)?\.json|[^/]*\.config\.m?[jt]s|tsconfig\.json|\.dependency-cruiser\.mjs)$/;

/** Plans the checks of changed files that exist. */
export function partsOf(files: readonly string[]): ChangedParts {
  const notRun = ['lint of the other files and the import rules (npm run lint)'];
  const data = files.filter((file) => file.startsWith('data/'));
  if (data.length > 0) notRun.push(`unit tests that read ${data.join(', ')} (npm run test:unit)`);
  const templates = files.filter((file) => file.endsWith('.astro'));
  if (templates.length > 0) notRun.push(`pages of ${templates.join(', ')} (npm run test:build)`);
  const all = files.filter((file) => OF_ALL.test(file));
  if (all.length > 0) notRun.push(`every test, which may depend on ${all.join(', ')} (npm test)`);
  const others = files.filter((file) => OTHER_TEST.test(file));
  for (const [project, tests] of Map.groupBy(others, (file) => OTHER_TEST.exec(file)![1]!))
    notRun.push(`npx vitest run --project ${project} ${tests.join(' ')}`);
  notRun.push('the store, the built site and the browser (npm run test:store, test:build, test:browser)');
  return {
    lint: files.filter((file) => LINTED.test(file)),
    related: files.filter((file) => IMPORTED.test(file) && !data.includes(file) && !all.includes(file)),
    notRun,
  };
}

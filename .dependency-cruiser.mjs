/**
 * The rooms of src and what each may import; what lives in each is told in the README.
 * Types may be imported from domain everywhere, stylesheets too. dependency-cruiser does not read .astro files;
 * tests/unit/rooms.test.ts holds their imports against this same table.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const ROOMS = {
  domain: [],
  site: ['domain'],
  rows: ['domain'],
  data: ['domain', 'rows', 'site'],
  snapshot: ['domain', 'rows', 'data', 'routes'],
  routes: ['domain', 'site'],
  copy: ['domain', 'site'],
  article: ['domain', 'site', 'routes', 'copy'],
  seo: ['domain', 'site', 'routes', 'copy'],
  pages: ['domain', 'site', 'rows', 'data', 'snapshot', 'routes', 'copy', 'article', 'seo', 'templates'],
  templates: ['components', 'islands', 'staff', 'layouts', 'article', 'routes', 'site'],
  layouts: ['components', 'islands', 'routes', 'seo', 'site'],
  components: ['domain', 'site', 'routes'],
  islands: ['domain', 'rows', 'routes', 'quote', 'copy', 'article', 'seo', 'worker'],
  quote: ['domain', 'site'],
  staff: ['domain', 'site', 'rows', 'routes', 'copy', 'article'],
  worker: ['quote', 'routes'],
  audit: ['domain', 'data', 'routes', 'copy', 'article'],
  integrations: ['data', 'site', 'routes', 'seo', 'audit', 'build'],
  styles: [],
  // Rooms that came after the design's table: drawing the pictures, building, serving, a store of one's own, measuring,
  // launching.
  pictures: ['domain'],
  build: ['domain', 'data'],
  preflight: ['domain', 'data', 'routes', 'site'],
  preview: [],
  backend: ['preview'],
  bench: [
    'site',
    'domain',
    'rows',
    'data',
    'routes',
    'copy',
    'article',
    'integrations',
    'preview',
    'backend',
    'snapshot',
  ],
};

/** Rooms whose code also runs in the browser: nothing of Node's may be imported there. */
const BROWSER_ROOMS = ['domain', 'rows', 'routes', 'copy', 'article', 'seo', 'quote', 'islands', 'staff', 'worker'];

const roomRules = Object.entries(ROOMS).map(([room, allowed]) => ({
  name: `room-${room}`,
  comment: `src/${room} may import ${allowed.length === 0 ? 'no other room' : allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: `^src/(?:${[room, ...allowed, 'domain', 'styles'].join('|')})/` },
}));

const domainTypeRules = Object.entries(ROOMS)
  .filter(([room, allowed]) => room !== 'domain' && !allowed.includes('domain'))
  .map(([room]) => ({
    name: `room-${room}-domain`,
    comment: `src/${room} may import types from domain, and no values.`,
    severity: 'error',
    from: { path: `^src/${room}/` },
    to: { path: '^src/domain/', dependencyTypesNot: ['type-only'] },
  }));

export default {
  forbidden: [
    ...roomRules,
    ...domainTypeRules,
    {
      name: 'src-stands-alone',
      comment: 'src is used by scripts and tests, never the other way round.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(?:scripts|tests)/' },
    },
    {
      name: 'browser-rooms',
      comment: 'These rooms run in the browser as well: no Node built-in may be imported.',
      severity: 'error',
      from: { path: `^src/(?:${BROWSER_ROOMS.join('|')})/` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'src/domain imports nothing: no package either.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      // Astro answers for its own virtual modules.
      to: { couldNotResolve: true, pathNot: '^astro:' },
    },
    {
      name: 'listed-in-package',
      comment: 'A package that only arrived with another one may leave with it.',
      severity: 'error',
      from: { path: '^(?:src|scripts|tests)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'build-needs-dependencies',
      comment: 'What the site is built from stands in dependencies: a deploy installs with --omit=dev.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:audit|preview|bench|backend)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:dist|dist\\.next|dist\\.old|\\.astro|reports)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    extraExtensionsToScan: ['.astro', '.css', '.json'],
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default', 'types'], exportsFields: ['exports'] },
  },
};

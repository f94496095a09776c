/**
 * The folders of src, and which others each may import; the README says what lives in each. model may be imported for its
 * types everywhere, styles may be imported everywhere. dependency-cruiser does not read .astro files:
 * tests/unit/import-rules.test.ts checks their imports against this same table.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const ROOMS = {
  model: [],
  config: ['model'],
  data: ['model', 'config'],
  routes: ['model', 'config'],
  content: ['model', 'config', 'routes'],
  seo: ['model', 'config', 'routes', 'content'],
  hydration: ['model'],
  features: ['model', 'config', 'routes', 'content', 'seo', 'hydration'],
  staff: ['model', 'config', 'routes', 'content'],
  worker: ['routes', 'features'],
  views: ['model', 'config', 'routes', 'content', 'seo', 'hydration', 'features', 'staff', 'worker'],
  pages: ['model', 'config', 'data', 'routes', 'content', 'seo', 'views'],
  integrations: ['model', 'config', 'data', 'routes', 'seo', 'hydration'],
  styles: [],
};

/**
 * The folders of scripts, and which folders of src and of scripts each may import. Of src, only integrations may import
 * tools, and those of build and audit alone.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const TOOLS = {
  snapshot: ['model', 'data', 'routes'],
  build: ['model', 'config', 'data', 'routes'],
  audit: ['model', 'data', 'routes', 'content'],
  preview: [],
  backend: ['preview'],
  pictures: ['model', 'data', 'build'],
  preflight: ['model', 'config', 'data', 'routes'],
  bench: [
    'model',
    'config',
    'data',
    'routes',
    'content',
    'integrations',
    'hydration',
    'preview',
    'backend',
    'snapshot',
  ],
};

/** Folders of src whose code also runs in the browser: nothing of Node's may be imported there. */
const BROWSER_ROOMS = ['model', 'routes', 'content', 'seo', 'hydration', 'features', 'staff', 'worker'];

/** What only the build uses of those: Node's built-ins are allowed here. */
const BUILD_ONLY = '^src/hydration/client-chunks\\.ts$';

const among = (names) => `(?:${names.join('|')})`;

const roomRules = Object.entries(ROOMS).map(([room, allowed]) => ({
  name: `room-${room}`,
  comment: `src/${room} may import ${allowed.length === 0 ? 'no other folder' : allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: `^src/${among([room, ...allowed, 'model', 'styles'])}/` },
}));

const toolRules = Object.entries(TOOLS).map(([tool, allowed]) => ({
  name: `tool-${tool}`,
  comment: `scripts/${tool} may import ${allowed.length === 0 ? 'no other folder' : allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^scripts/${tool}/` },
  to: {
    path: '^(?:src|scripts)/',
    pathNot: `^src/${among([...allowed, 'model'])}/|^scripts/${among([tool, ...allowed])}/`,
  },
}));

const modelTypeRules = Object.entries({ ...ROOMS, ...TOOLS })
  .filter(([room, allowed]) => room !== 'model' && !allowed.includes('model'))
  .map(([room]) => ({
    name: `${room}-model`,
    comment: `${room} may import types from model, and no values.`,
    severity: 'error',
    from: { path: `^(?:src|scripts)/${room}/` },
    to: { path: '^src/model/', dependencyTypesNot: ['type-only'] },
  }));

export default {
  forbidden: [
    ...roomRules,
    ...toolRules,
    ...modelTypeRules,
    {
      name: 'site-without-tools',
      comment:
        'What ships does not import tools; the integrations, which run in the build, may use those of build and audit.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/integrations/' },
      to: { path: '^(?:scripts|tests)/' },
    },
    {
      name: 'integrations-tools',
      comment: 'Integrations use the tools of build and audit, and no others.',
      severity: 'error',
      from: { path: '^src/integrations/' },
      to: { path: '^(?:scripts|tests)/', pathNot: '^scripts/(?:build|audit)/' },
    },
    {
      name: 'tests-apart',
      comment: 'Tests import everything; nothing imports tests.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^tests/' },
    },
    {
      name: 'features-apart',
      comment: 'A feature is removed by removing its folder: only those named here use another one.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/(?:$1|pixel|accordion)/' },
    },
    {
      name: 'browser-rooms',
      comment: 'These folders run in the browser as well: no Node built-in may be imported.',
      severity: 'error',
      from: { path: `^src/${among(BROWSER_ROOMS)}/`, pathNot: BUILD_ONLY },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'model-is-pure',
      comment: 'src/model imports nothing but zod.',
      severity: 'error',
      from: { path: '^src/model/' },
      to: { pathNot: '^src/model/|node_modules/zod/' },
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
      from: { path: '^(?:src|scripts/(?:build|pictures|preflight|snapshot))/' },
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

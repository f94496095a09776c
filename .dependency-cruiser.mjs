/**
 * The folders of src with the other folders that each may import; the README describes the folders. Any
 * folder may import styles, and types from model. dependency-cruiser does not read .astro files:
 * tests/unit/import-rules.test.ts checks their imports against this table.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const ROOMS = {
  model: [],
  config: ['model'],
  pricing: ['model'],
  data: ['model', 'config', 'pricing'],
  routes: ['model', 'config'],
  content: ['model', 'config', 'routes', 'pricing'],
  seo: ['model', 'config', 'routes', 'content', 'pricing'],
  hydration: ['model'],
  features: ['model', 'config', 'routes', 'content', 'pricing', 'seo', 'hydration'],
  staff: ['model', 'config', 'routes', 'content'],
  worker: ['routes', 'features'],
  // The two are for types only: see the comment in the file.
  relay: ['routes', 'features'],
  views: ['model', 'config', 'routes', 'content', 'pricing', 'seo', 'hydration', 'features', 'staff', 'worker'],
  shells: ['model', 'config', 'data', 'routes', 'content', 'pricing', 'seo', 'features', 'views'],
  pages: ['model', 'config', 'data', 'routes', 'content', 'pricing', 'seo', 'hydration', 'features', 'views', 'shells'],
  integrations: ['model', 'config', 'data', 'hydration'],
  styles: [],
};

/**
 * The folders of scripts with the folders of src and scripts that each may import. In src, only integrations
 * may import from scripts, and only from build and audit.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const TOOLS = {
  // seo, views and shells assemble pages: a snapshot says which ones it changes.
  snapshot: ['model', 'config', 'data', 'routes', 'content', 'seo', 'views', 'shells', 'build'],
  build: ['model', 'config', 'data', 'routes', 'content', 'seo', 'hydration', 'shells', 'audit'],
  audit: ['model', 'data', 'pricing', 'routes', 'content'],
  preview: [],
  backend: ['preview'],
  pictures: ['model', 'data', 'build'],
  preflight: ['model', 'config', 'data', 'routes'],
  'data-check': ['model', 'config', 'data', 'routes', 'content', 'build', 'pictures'],
  'new-company': ['model', 'data', 'snapshot'],
  deploy: ['build', 'changes'],
  changes: ['model', 'data', 'routes', 'build', 'preflight'],
  'test-changed': [],
  indexnow: ['build'],
  'lead-check': ['config'],
  bench: ['model', 'config', 'data', 'routes', 'content', 'build', 'hydration', 'preview', 'backend', 'snapshot'],
};

/** Folders of src whose code also runs in the browser or at a host's edge, so that they must not import Node built-ins. */
const BROWSER_ROOMS = [
  'model',
  'pricing',
  'routes',
  'content',
  'seo',
  'hydration',
  'features',
  'staff',
  'worker',
  'relay',
];

/** Files in those folders that only the build uses, and that may import Node built-ins. */
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
        'src does not import scripts or tests; only integrations, which run in the build, may import build and audit.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/integrations/' },
      to: { path: '^(?:scripts|tests)/' },
    },
    {
      name: 'integrations-tools',
      comment: 'Integrations may import only build and audit from scripts.',
      severity: 'error',
      from: { path: '^src/integrations/' },
      to: { path: '^(?:scripts|tests)/', pathNot: '^scripts/(?:build|audit)/' },
    },
    {
      name: 'tests-apart',
      comment: 'Tests may import everything; nothing may import tests.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^tests/' },
    },
    {
      name: 'features-apart',
      comment: 'A feature can be removed with its folder, so other features may import only the shared ones.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/(?:$1|pixel|accordion)/' },
    },
    {
      name: 'browser-rooms',
      comment: 'These folders also run outside of Node and may not import its built-ins.',
      severity: 'error',
      from: { path: `^src/${among(BROWSER_ROOMS)}/`, pathNot: BUILD_ONLY },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'relay-is-one-file',
      comment: 'The relay may import only types: the entry for Vercel is the file without its types.',
      severity: 'error',
      from: { path: '^src/relay/' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'model-is-pure',
      comment: 'src/model may import only zod.',
      severity: 'error',
      from: { path: '^src/model/' },
      to: { pathNot: '^src/model/|node_modules/zod/' },
    },
    {
      name: 'no-cycles',
      comment: 'Imports must not be circular: merge the files, or move the common part to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Imports must resolve to a file.',
      severity: 'error',
      from: {},
      // Astro provides its virtual modules.
      to: { couldNotResolve: true, pathNot: '^astro:' },
    },
    {
      name: 'listed-in-package',
      comment: 'Imported packages must be listed in package.json: an indirect dependency can disappear.',
      severity: 'error',
      from: { path: '^(?:src|scripts|tests)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'build-needs-dependencies',
      comment: 'Packages of the build must be in dependencies, because a deploy installs with --omit=dev.',
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

import react from '@eslint-react/eslint-plugin';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import tseslint from 'typescript-eslint';

// ESLint's own recommended set, as its rules mark themselves; the package @eslint/js holds nothing else.
const recommended = Object.fromEntries(
  [...builtinRules].filter(([, rule]) => rule.meta.docs.recommended).map(([name]) => [name, 'error']),
);

// The scripts of a page are linted under names such as Page.astro/1.ts; they belong to no TypeScript project.
const inAstro = ['**/*.astro', '**/*.astro/*.ts', '**/*.astro/*.js'];

export default defineConfig([
  globalIgnores([
    'src/model/rows/database.ts',
    'dist*/',
    '.astro/',
    '.wrangler/',
    'reports/',
    'node_modules/',
    'public/',
    'data/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  { rules: { ...recommended, eqeqeq: 'error' } },
  {
    files: ['src/**', 'scripts/**', 'tests/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // The root's configuration has no # name.
              regex: '^\\.\\./(?!\\.\\./\\.dependency-cruiser\\.mjs$)',
              message:
                'Import across folders as #folder/file.ts (src), #scripts/… or #tests/…; ./ is for the same folder.',
            },
          ],
        },
      ],
    },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: inAstro,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // A number in a sentence reads as it should; objects and undefined are still refused.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // With noUncheckedIndexedAccess, `list[0]!` after a look at the length beats a branch that never runs.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // attributes['href'] says that any key may be absent.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // `() => rmSync(folder)` hands nothing on that anybody could mistake for a value.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A string is spread to count or walk its characters; code points are what is meant.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [
      hooks.configs.flat.recommended,
      react.configs['recommended-typescript'],
      // Both plugins check the hooks; each finding is told once.
      react.configs['disable-conflict-eslint-plugin-react-hooks'],
      a11y.configs.recommended,
    ],
  },
  {
    files: ['src/features/live-page/*.tsx'],
    rules: {
      // Which path was asked for is known in the browser only, after hydration of the general view.
      '@eslint-react/set-state-in-effect': 'off',
      // The article comes from the same escaping functions as the pre-rendered pages (src/content/article).
      '@eslint-react/dom-no-dangerously-set-innerhtml': 'off',
    },
  },
  {
    files: inAstro,
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    // `astro check` knows which names exist; the other as above.
    rules: { 'no-undef': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-recommended'],
  {
    files: inAstro,
    rules: {
      // A region that scrolls must be reachable by keyboard: https://dequeuniversity.com/rules/axe/4.11/scrollable-region-focusable
      'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
    },
  },
]);

import react from '@eslint-react/eslint-plugin';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import tseslint from 'typescript-eslint';

// ESLint's recommended rules, read from the rules' metadata; @eslint/js would add only this list.
const recommended = Object.fromEntries(
  [...builtinRules].filter(([, rule]) => rule.meta.docs.recommended).map(([name]) => [name, 'error']),
);

// Scripts inside pages are linted under names such as Page.astro/1.ts, outside of any TypeScript project.
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
              // The configuration files in the root have no # alias.
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
      // Numbers are formatted as intended; objects and undefined are still reported.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // With noUncheckedIndexedAccess, `list[0]!` after a check of the length avoids an unreachable branch.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // attributes['href'] shows that the key may be missing.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // The result of `() => rmSync(folder)` is not mistaken for a value.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Strings are spread on purpose, to iterate over code points.
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
      // Both plugins check hooks; this avoids duplicate reports.
      react.configs['disable-conflict-eslint-plugin-react-hooks'],
      a11y.configs.recommended,
    ],
  },
  {
    files: ['src/features/live-page/*.tsx'],
    rules: {
      // The requested path is known only in the browser, after hydration.
      '@eslint-react/set-state-in-effect': 'off',
      // The article comes from the same escaping functions as the pre-rendered pages (src/content/article).
      '@eslint-react/dom-no-dangerously-set-innerhtml': 'off',
    },
  },
  {
    files: inAstro,
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    // `astro check` reports undefined names. Non-null assertions: see above.
    rules: { 'no-undef': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-recommended'],
  {
    files: inAstro,
    rules: {
      // Scrollable regions must be reachable by keyboard: https://dequeuniversity.com/rules/axe/4.11/scrollable-region-focusable
      'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
    },
  },
]);

import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { functionStyle } from './tooling/eslint/function-style.js'
import { importOrder } from './tooling/eslint/import-order.js'

export default defineConfig(
  globalIgnores([
    '**/dist',
    '**/storybook-static',
    '**/.cache',
    '**/mockServiceWorker.js',
    'apps/bench/peers',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    plugins: {
      house: {
        rules: { 'function-style': functionStyle, 'import-order': importOrder },
      },
    },
    rules: {
      'house/function-style': 'error',
      'house/import-order': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `Cleanup | void` is how an action says that it may return an cleanup and need not.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // These misread generic tables, and checks of data that comes from outside.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.configs.strict],
  },
  {
    files: ['packages/*/src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration[exported=null]',
          message: 'Name what is exported: an index is a table of contents.',
        },
        {
          selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
          message: 'Safari before 16.4 reads no module with a lookbehind.',
        },
      ],
    },
  },
  {
    // What is published reads texts from outside: no expression may take more than linear time for them.
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{stories,test,test-support}.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['**/test/**', '**/e2e/**', '**/*.{test,test-support}.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Projects of their own: their packages are not installed here, so nothing is known of their types.
    files: ['apps/examples/**'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      parserOptions: { project: null },
      globals: { ...globals.node, ...globals.browser, ...globals.jest },
    },
    rules: { 'no-console': 'off' },
  },
  {
    // Code to copy: what a page would do is printed, and what a server would do is done at once.
    files: ['apps/storybook/src/guide/sample/*'],
    rules: { 'no-console': 'off', '@typescript-eslint/require-await': 'off' },
  },
  {
    files: [
      'tooling/**',
      'apps/bench/**',
      'apps/docs/src/*.ts',
      'apps/docs/.vitepress/*.ts',
      '*.config.{js,ts}',
      '**/*.mjs',
    ],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
)

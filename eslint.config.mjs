import js from '@eslint/js';
import ts from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';
import a11y from 'eslint-plugin-jsx-a11y';
import testing from 'eslint-plugin-testing-library';
import jestDom from 'eslint-plugin-jest-dom';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { readdirSync } from 'node:fs';

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/**
 * The import law: app → capabilities → features → screen → components and services → lib; a feature never imports another,
 * and a capability of another only its api.ts (docs/architecture.md).
 */
const zones = [
  {
    target: './src/lib',
    from: [
      './src/app',
      './src/capabilities',
      './src/features',
      './src/screen',
      './src/components',
      './src/services',
      './src/mirage',
    ],
  },
  {
    target: './src/components',
    from: ['./src/app', './src/capabilities', './src/features', './src/screen', './src/services', './src/mirage'],
  },
  {
    target: './src/services',
    from: ['./src/app', './src/capabilities', './src/features', './src/screen', './src/components', './src/mirage'],
  },
  { target: './src/screen', from: ['./src/app', './src/capabilities', './src/features', './src/mirage'] },
  { target: './src/features', from: ['./src/app', './src/capabilities', './src/mirage'] },
  { target: './src/capabilities', from: './src/app' },
  {
    target: ['./src/app/!(capabilities.ts)', './src/app/*/**'],
    from: './src/capabilities',
    message: 'Of the core, only src/app/capabilities.ts imports capabilities.',
  },
  {
    target: './src/mirage',
    from: ['./src/app', './src/capabilities', './src/features', './src/screen', './src/components'],
  },
  ...foldersIn('src/capabilities').map((name) => ({
    target: `./src/capabilities/${name}`,
    from: [`./src/capabilities/!(${name})/!(api.ts)`, `./src/capabilities/!(${name})/*/**`],
    message: 'A capability imports only the api.ts of another.',
  })),
  ...foldersIn('src/features').map((name) => ({
    target: `./src/features/${name}`,
    from: './src/features',
    except: [`./${name}`],
    message: 'A feature never imports another.',
  })),
];

const FORMIK = {
  name: 'formik',
  message: 'Forms use components/form and screen/form, which validate on submit and guard unsaved changes.',
};
const LAZY = {
  name: 'react',
  importNames: ['lazy'],
  message: 'Use lazyComponent: React.lazy throws while rendering when its code cannot be fetched.',
};
const LINK = {
  name: 'react-router-dom',
  importNames: ['Link', 'NavLink', 'Form'],
  message: 'Use lib/Link: these bring their framework to each first visit.',
};

export default ts.config(
  { ignores: ['dist', 'dist-demo', 'coverage', 'playwright-report', 'test-results'] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['bench/*.d.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-nested-ternary': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], ...ts.configs.disableTypeChecked },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        'process console document window location performance fetch URL module Buffer setTimeout clearTimeout localStorage matchMedia requestAnimationFrame navigator Blob AbortController structuredClone'
          .split(' ')
          .map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['{src,gallery}/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-default-export': 'off',
      'no-console': 'error',
    },
  },
  {
    // The mock server speaks the wire, so it may know the services' types, never their code.
    files: ['src/mirage/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@/services/*'], allowTypeImports: true, message: 'Mirage takes only types.' }] },
      ],
    },
  },
  // Of blocks that configure the same rule only the last applies, so each of these three repeats what it needs.
  {
    files: ['{src,gallery}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: [FORMIK, LAZY, LINK] }] },
  },
  {
    files: ['src/{components,screen}/form/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: [LAZY, LINK] }] },
  },
  {
    // Production code reaches the mock server by dynamic imports alone.
    files: ['src/{app,capabilities}/**/*.{ts,tsx}'],
    ignores: ['src/app/start.tsx', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: [FORMIK, LAZY, LINK], patterns: ['@/mirage/*'] }] },
  },
  {
    files: ['{src,gallery}/**/*.{ts,tsx}'],
    ignores: ['src/components/notify/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value=/^react-toastify/]',
          message: 'Toasts go through components/notify.',
        },
      ],
    },
  },
  {
    // Most of these rules compile the file, a third of lint's time; tests and the mock server have no components of note.
    files: ['{src,gallery}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/mirage/**'],
    ...hooks.configs.flat['recommended-latest'],
  },
  {
    files: ['{src,gallery}/**/*.test.{ts,tsx}', 'src/mirage/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error' },
  },
  { files: ['{src,gallery}/**/*.tsx'], ...a11y.flatConfigs.recommended },
  {
    // Safari drops the role of a list without bullets, so such a list says it.
    files: ['{src,gallery}/**/*.tsx'],
    rules: { 'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], nav: ['navigation'] }] },
  },
  {
    // Tests of a screen tell its mock server how to behave.
    files: ['{src,gallery}/**/*.test.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  { files: ['{src,gallery}/**/*.test.{ts,tsx}'], ...testing.configs['flat/react'] },
  { files: ['{src,gallery}/**/*.test.{ts,tsx}'], ...jestDom.configs['flat/recommended'] },
);

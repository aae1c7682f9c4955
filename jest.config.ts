/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

export default {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/src', '<rootDir>/gallery', '<rootDir>/test'],
  // One more than the cores of the check: a seventh of a test is waiting.
  maxWorkers: 3,
  setupFiles: ['<rootDir>/test/polyfills.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  globalSetup: '<rootDir>/test/timezone.cjs',
  transform: {
    '^.+\\.(tsx?|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: true } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // It comes as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!hucre/)'],
  moduleNameMapper: {
    '\\.(css|scss)$': '<rootDir>/test/stubs/style.ts',
    '\\.(png|jpe?g|svg|webp)$': '<rootDir>/test/stubs/file.ts',
    '^react-bootstrap-icons$': '<rootDir>/test/stubs/icons.tsx',
    '/startPictureWorker$': '<rootDir>/test/stubs/pictureWorker.ts',
    '/startSourcesWorker$': '<rootDir>/test/stubs/sourcesWorker.ts',
    '/ownWords$': '<rootDir>/test/stubs/ownWords.ts',
    '^apexcharts$': '<rootDir>/test/stubs/apexcharts.ts',
    '^@/app/capabilities$': '<rootDir>/test/installed.ts',
    '^@test/(.*)$': '<rootDir>/test/$1',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  globals: { __MIRAGE__: false },
} satisfies Config;

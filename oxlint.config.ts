import { defineConfig } from 'oxlint';
import { GENERAL } from './platform/lint/general.ts';
import { restrict } from './platform/lint/import-rules.ts';
import { BROWSER_TESTS, LAYERS } from './platform/lint/layers.ts';

export default defineConfig({
  ...GENERAL,
  jsPlugins: ['./platform/lint/plugin.ts'],
  ignorePatterns: [
    '**/dist/**',
    '**/dist-*/**',
    '**/.modules/**',
    // Templates of other repositories.
    'platform/new-remote/templates/**',
    '**/.mf/**',
    '**/.__mf__temp/**',
  ],
  rules: {
    ...GENERAL.rules,
    'no-warning-comments': [
      'error',
      {
        // Vitest ends a worker when the next file has another environment, and the new worker
        // imports everything again. vitest.config.ts lists the tests that run without a document.
        terms: ['@vitest-environment', 'todo', 'fixme'],
      },
    ],
    'standby/plain-prose': 'error',
    ...restrict(),
  },
  overrides: [
    {
      files: [
        '*.config.ts',
        '**/vite.config.ts',
        'mfe-*/src/routes.tsx',
        'mfe-*/src/screens/*/*.tsx',
        'platform/lint/*.ts',
        '**/*.d.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // ES5 requires a name in `catch`.
      files: ['shared-ui/public/*.js'],
      rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
    },
    {
      files: ['platform/**', 'bench/**', 'server/testing/**'],
      rules: { 'no-console': 'off' },
    },
    ...LAYERS,
    {
      files: ['{shell,shared-ui,packages/*,mfe-*}/src/**'],
      rules: { 'standby/known-navigation': 'error' },
    },
    {
      files: [
        'mfe-*/src/{screens,components}/**',
        'packages/collections/src/screens/**',
        'packages/room-parts/src/components/**',
        'packages/forms/src/**',
        'shared-ui/src/**',
        'shell/src/**',
      ],
      rules: { 'standby/no-raw-message': 'error' },
    },
    {
      files: ['{shell,shared-ui,packages/*,mfe-*}/{src,server,text,gallery}/**'],
      rules: { 'standby/no-own-clock': 'error' },
    },
    {
      // These files format times for all others, or read zone offsets from Intl.
      files: [
        'shared-ui/text/clock.ts',
        'packages/live-room/src/domain/time/{time,local-time}.ts',
        'mfe-productions/src/domain/timezone.ts',
      ],
      rules: { 'standby/no-own-clock': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: {
        'standby/no-module-state': 'off',
        'standby/no-own-clock': 'off',
        'standby/known-navigation': 'off',
        'standby/no-raw-message': 'off',
      },
    },
    {
      files: BROWSER_TESTS,
      rules: { ...restrict(), 'typescript/unbound-method': 'off' },
    },
  ],
});

import type { OxlintConfig } from 'oxlint';
import { GENERAL } from './general.ts';
import { noPlatform, noScreens, restrict } from './import-rules.ts';
import { remoteLayers } from './layers.ts';

/**
 * The rules for a remote in its own repository, whose `.oxlintrc.json` extends them. `pnpm
 * pack:all` writes them into the package, beside the compiled rules of this workspace.
 */
export const remotePreset: OxlintConfig = {
  ...GENERAL,
  jsPlugins: ['./platform/lint/plugin.js'],
  rules: { ...GENERAL.rules, ...restrict() },
  overrides: [
    {
      files: ['*.config.ts', '**/src/routes.tsx', '**/src/screens/*/*.tsx', '**/*.d.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    ...remoteLayers('**/'),
    { files: ['**/server/**'], rules: restrict(noPlatform, noScreens) },
    {
      files: ['**/src/**'],
      rules: { 'standby/known-navigation': 'error', 'standby/no-own-clock': 'error' },
    },
    {
      files: ['**/src/{screens,components}/**'],
      rules: { 'standby/no-raw-message': 'error' },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/e2e/**'],
      rules: {
        ...restrict(),
        'standby/known-navigation': 'off',
        'standby/no-own-clock': 'off',
        'standby/no-raw-message': 'off',
        'typescript/unbound-method': 'off',
      },
    },
  ],
};

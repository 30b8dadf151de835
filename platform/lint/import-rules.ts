import type { OxlintConfig } from 'oxlint';
import { ROUTER_EXPORTS } from '../federation-config/index.ts';

/** Imports that are wrong in every layer. */
const everywhere = {
  paths: [
    {
      name: 'react-router',
      message: 'Import react-router-dom: two shared routers make two contexts.',
    },
    {
      name: 'react-router-dom',
      allowImportNames: [...ROUTER_EXPORTS],
      message: 'Add the name to ROUTER_EXPORTS in federation-config first.',
      allowTypeImports: true,
    },
  ],
  patterns: [
    {
      group: ['@standby/shared-ui/src/*', '@standby/shared-ui/src'],
      message: 'shared-ui has one React entry: import from "@standby/shared-ui".',
    },
    {
      group: ['lucide-react'],
      importNamePattern: '^(icons|createLucideIcon|Icon)$',
      message: 'Import icons one by one.',
    },
  ],
};

type Rules = NonNullable<OxlintConfig['rules']>;

interface RestrictedPattern {
  group?: string[];
  regex?: string;
  importNames?: string[];
  message: string;
  allowTypeImports?: boolean;
}

export function restrict(...patterns: RestrictedPattern[]): Pick<Rules, 'no-restricted-imports'> {
  return {
    'no-restricted-imports': [
      'error',
      { paths: everywhere.paths, patterns: [...everywhere.patterns, ...patterns] },
    ],
  };
}

export const noOtherRemote = {
  group: ['mfe-*', 'mfe-*/**', '**/mfe-*/**', 'shell', 'shell/**', '**/shell/src/**'],
  message: 'A remote imports shared-ui and its own code, never another remote or the shell.',
};

export const noUndeclaredEvents = {
  group: ['@standby/contracts'],
  importNames: ['sendEvent', 'hearEvent'],
  message: 'Declare the event in src/events.ts: the contract lists what is declared there.',
};

/** Globals that a server or a worker lacks. */
export const BROWSER_GLOBALS = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'BroadcastChannel',
];

/** Production imports only the federation's configuration from `platform/`. */
export const noPlatform = {
  group: [
    '@standby/testing',
    '@standby/testing/**',
    '@standby/vite-preset',
    '@standby/release',
    '@standby/dev-shell',
    '**/platform/**',
    '**/testing/**',
  ],
  message: 'Nothing below platform/ but federation-config, and no test kit, runs in production.',
};

/** Packages may not import remotes, the shell or the server. */
export const belowRemotes = {
  group: [...noOtherRemote.group, 'server', 'server/**', '**/server/src/**'],
  message: 'A package may import only packages: no remote, no shell, no server.',
};

export const noScreens = {
  group: ['react', 'react-dom', '@standby/shared-ui', '**/screens/**', '**/shell/**'],
  message: 'The server takes contracts and rules, no screens.',
};

export const noReact = [
  'react',
  'react-dom',
  'react-dom/*',
  'react-router-dom',
  'styled-components',
  '@standby/shared-ui',
  '**/screens/**',
  '**/components/**',
  '**/*.styles',
];

export const reactFree = {
  group: noReact,
  message: 'This layer must not import React or styles.',
};

export const pure = restrict(noOtherRemote, noPlatform, {
  group: [
    ...noReact,
    '**/client/**',
    '**/data/**',
    '@standby/forms',
    '@standby/storage',
    '@standby/collections/browser',
    '@standby/collections/screens',
  ],
  message: 'This layer is pure: no React, no styles, no data, no screens.',
});

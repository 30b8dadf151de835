import type { OxlintConfig } from 'oxlint';
import { ROUTER_EXPORTS } from '../federation-config/index.ts';

/** Imports that are wrong in every layer. */
const everywhere = {
  paths: [
    {
      name: 'react-router',
      message:
        'Import from react-router-dom. A second router package would have a context of its own.',
    },
    {
      name: 'react-router-dom',
      allowImportNames: [...ROUTER_EXPORTS],
      message:
        'A page shares only the exports in ROUTER_EXPORTS of @standby/federation-config (platform/federation-config/libraries.ts). Use one of them, or add this name there and release the shell first.',
      allowTypeImports: true,
    },
  ],
  patterns: [
    {
      group: ['@standby/shared-ui/src/*', '@standby/shared-ui/src'],
      message:
        'Import from "@standby/shared-ui": a path into its sources would bring a second copy.',
    },
    {
      group: ['lucide-react'],
      importNamePattern: '^(icons|createLucideIcon|Icon)$',
      message: 'Import each icon by its own name, so that the build takes only this icon.',
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
  message: 'A remote must not import another remote or the shell, only packages and its own code.',
};

export const noUndeclaredEvents = {
  group: ['@standby/contracts'],
  importNames: ['sendEvent', 'hearEvent'],
  message:
    'Declare the event in src/events.ts with declareEvents, and use its send and hear. The contract lists the declared events.',
};

export const noModeQuestion = {
  group: ['@standby/contracts'],
  importNames: ['byMode', 'readApiBase'],
  message:
    'A screen must not ask for the mode. Let src/data choose with byMode, and show what it has chosen.',
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
  message:
    'Code of production must not import the test kit or tools of platform/. The only exception is @standby/federation-config.',
};

/** Packages may not import remotes, the shell or the server. */
export const belowRemotes = {
  group: [...noOtherRemote.group, 'server', 'server/**', '**/server/src/**'],
  message: 'A package must not import remotes, the shell or the server, only other packages.',
};

export const noScreens = {
  group: ['react', 'react-dom', '@standby/shared-ui', '**/screens/**', '**/shell/**'],
  message: 'The server must not import React, screens or the shell, only contracts and rules.',
};

/** React, its libraries and the design system. */
export const REACT = [
  'react',
  'react-dom',
  'react-dom/*',
  'react-router-dom',
  'styled-components',
  '@standby/shared-ui',
];

export const noReact = [...REACT, '**/screens/**', '**/components/**', '**/*.styles'];

export const reactFree = {
  group: noReact,
  message: 'This layer must not import React, components or styles.',
};

/** Returns the rules of a pure layer. @param react imports that count as React */
export const pureLayer = (react: readonly string[]): Pick<Rules, 'no-restricted-imports'> =>
  restrict(noOtherRemote, noPlatform, {
    group: [
      ...react,
      '**/client/**',
      '**/data/**',
      '@standby/forms',
      '@standby/storage',
      '@standby/collections/browser',
      '@standby/collections/screens',
    ],
    message: 'This layer must be pure: it must not import React, styles, data or screens.',
  });

export const pure = pureLayer(noReact);

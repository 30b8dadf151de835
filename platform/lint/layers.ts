import type { OxlintConfig } from 'oxlint';
import {
  belowRemotes,
  BROWSER_GLOBALS,
  noModeQuestion,
  noOtherRemote,
  noPlatform,
  noReact,
  noScreens,
  noUndeclaredEvents,
  pure,
  pureLayer,
  REACT,
  reactFree,
  restrict,
} from './import-rules.ts';

export const BROWSER_TESTS = [
  'bridge/{connected,testing}/**',
  'companion/testing/**',
  '**/e2e/**',
  '**/*.test.{ts,tsx}',
  'platform/testing/src/**',
  'packages/*/src/testing/**',
  'mfe-*/src/**/testing/**',
  'mfe-*/server/testing/**',
];

/**
 * Returns the layers of a remote, here or in another repository.
 *
 * @param folder pattern of the folders with remotes, ending in a slash
 */
export function remoteLayers(folder: string): NonNullable<OxlintConfig['overrides']> {
  return [
    { files: [`${folder}src/**`], rules: restrict(noOtherRemote, noPlatform, noUndeclaredEvents) },
    {
      files: [`${folder}src/data/**`],
      rules: restrict(noOtherRemote, noPlatform, noUndeclaredEvents, {
        group: ['**/screens/**', '**/components/**', '**/routes'],
        message:
          'Imports go one way, routes → screens → data → domain. Data must not import components, screens or routes.',
      }),
    },
    { files: [`${folder}src/domain/**`], rules: pure },
    { files: [`${folder}src/main.tsx`], rules: restrict(noOtherRemote) },
  ];
}

/** Imports that each layer may make. Later entries override earlier ones. */
export const LAYERS: NonNullable<OxlintConfig['overrides']> = [
  { files: ['packages/*/src/**'], rules: restrict(belowRemotes, noPlatform) },
  {
    files: ['packages/*/src/{components,screens}/**'],
    rules: restrict(belowRemotes, noPlatform, noModeQuestion),
  },
  {
    // Only the composition root of the server knows all features.
    files: ['server/src/**'],
    rules: restrict(noPlatform, noScreens),
  },
  {
    files: ['server/src/{accounts,organizations,pages,transfer}/**'],
    rules: restrict(noPlatform, noScreens, {
      group: [
        '../{app,commands,features,find-item,folder-requests,main,maintenance,serve}.ts',
        '**/mfe-*/**',
      ],
      message:
        'A feature must not import the composition root or remotes, only the kit and the features beside it.',
    }),
  },
  {
    files: ['mfe-*/server/**'],
    rules: restrict(noPlatform, noScreens, {
      group: ['server', 'server/**', '**/mfe-*/**'],
      message:
        'The server part of a remote must not import the composition root or another remote, only packages and its own code.',
    }),
  },
  {
    files: ['packages/{api-client,hosting,server-kit}/src/**'],
    rules: restrict(noPlatform, noScreens, {
      group: ['server', 'server/**', '**/server/src/**', 'mfe-*', '**/mfe-*/**'],
      message:
        'The kit must not import features or the composition root. Pass in the values that it needs.',
    }),
  },
  {
    files: ['packages/api-client/src/**'],
    rules: restrict(noPlatform, noScreens, {
      group: [
        'node:*',
        'node:*/**',
        'fastify',
        'kysely',
        'pg',
        '@standby/{hosting,server-kit}',
        'server',
        '**/mfe-*/**',
      ],
      message: 'Browsers load this package, so it must not import Node or libraries of the server.',
    }),
  },
  {
    files: ['bridge/src/**', 'companion/src/**'],
    rules: restrict(noPlatform, noScreens, {
      group: [
        'server',
        'server/**',
        '**/mfe-*/**',
        '@standby/server-kit',
        '@standby/server-kit/**',
      ],
      message:
        'A bridge or a module is a client: it takes the live room and the contracts of the API.',
    }),
  },
  ...remoteLayers('mfe-*/'),
  {
    files: ['mfe-*/src/{components,screens}/**'],
    rules: restrict(noOtherRemote, noPlatform, noUndeclaredEvents, noModeQuestion),
  },
  {
    // The page, the server and tests run the same code; its ports separate it from their
    // environments.
    files: ['packages/{live-room,room-engine}/src/**'],
    rules: {
      ...restrict(noOtherRemote, noPlatform, {
        group: [...REACT, '**/data/**', 'node:*'],
        message: 'The live room must not import React, adapters, screens or Node, only its ports.',
      }),
      'no-restricted-globals': ['error', ...BROWSER_GLOBALS],
    },
  },
  { files: ['packages/{contracts/src,room-parts/src/domain}/**'], rules: pure },
  // One of its folders is `domain/screens`.
  { files: ['packages/live-room/src/domain/**'], rules: pureLayer(REACT) },
  {
    files: ['shell/src/**'],
    rules: restrict(noPlatform, noUndeclaredEvents, {
      group: ['mfe-*', 'mfe-*/**', '**/mfe-*/**'],
      message:
        'The shell must not import remotes, except for types. It loads them through the registry.',
      allowTypeImports: true,
    }),
  },
  {
    files: ['shared-ui/src/**'],
    rules: {
      ...restrict(
        belowRemotes,
        noPlatform,
        {
          group: ['react-router-dom'],
          message: 'The design system must not import a router. Pass in a link component.',
        },
        {
          group: [
            '@standby/contracts',
            '@standby/forms',
            '@standby/forms/**',
            '@standby/collections/**',
          ],
          message: 'The design system must not import packages of the product.',
        },
      ),
      'standby/no-module-state': 'error',
    },
  },
  {
    files: ['packages/forms/src/**'],
    rules: restrict(belowRemotes, noPlatform, {
      group: ['@standby/shared-ui', 'styled-components', 'react-router-dom'],
      message: 'This package must not import the design system, styles or the router, only React.',
    }),
  },
  {
    files: [
      'packages/collections/src/{browser,connected}/**',
      'packages/storage/src/**',
      'packages/forms/src/validation/**',
      'packages/room-parts/src/data/**',
      'packages/table-import/src/{file,table,worker,write}/**',
      'shared-ui/text/**',
    ],
    rules: restrict(belowRemotes, noPlatform, reactFree),
  },
  {
    // Clients of the server's routes import the routes' types.
    files: ['packages/collections/src/server/**', 'packages/devices/src/data/**'],
    rules: restrict(noOtherRemote, noPlatform, reactFree),
  },
  {
    files: ['packages/collections/src/{port,list}/**'],
    rules: restrict(belowRemotes, noPlatform, {
      group: [...noReact, '@standby/storage', '**/browser', '**/browser/**', '**/screens'],
      message: 'Servers load this layer, so it must not import React, styles or code for browsers.',
    }),
  },
  { files: ['shared-ui/gallery/**'], rules: restrict(noOtherRemote) },
];

import { defineConfig, type OxlintConfig } from 'oxlint';
import { ROUTER_EXPORTS } from './federation-config/index.ts';

const BROWSER_TESTS = [
  '**/e2e/**',
  '**/*.test.{ts,tsx}',
  'shared-ui/testing/**',
  'shared-collections/src/testing/**',
  'mfe-*/src/**/testing/**',
  'mfe-*/server/testing/**',
];

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
  group: string[];
  importNames?: string[];
  message: string;
  allowTypeImports?: boolean;
}

function restrict(...patterns: RestrictedPattern[]): Pick<Rules, 'no-restricted-imports'> {
  return {
    'no-restricted-imports': [
      'error',
      { paths: everywhere.paths, patterns: [...everywhere.patterns, ...patterns] },
    ],
  };
}

const noOtherRemote = {
  group: ['mfe-*', 'mfe-*/**', '**/mfe-*/**', 'shell', 'shell/**', '**/shell/src/**'],
  message: 'A remote imports shared-ui and its own code, never another remote or the shell.',
};

const noUndeclaredEvents = {
  group: ['@standby/shared-ui/contracts'],
  importNames: ['sendEvent', 'hearEvent'],
  message: 'Declare the event in src/events.ts: the contract lists what is declared there.',
};

/** What a server or a worker lacks. */
const BROWSER_GLOBALS = ['window', 'document', 'navigator', 'localStorage', 'BroadcastChannel'];

const noTestKit = {
  group: ['@standby/shared-ui/testing', '**/testing/**'],
  message: 'The test kit stays out of production bundles.',
};

const noReact = [
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

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise'],
  jsPlugins: ['./tools/lint/plugin.ts'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: [
    '**/dist/**',
    '**/dist-*/**',
    '**/.modules/**',
    // Of another repository, which it is copied into.
    'tools/new-remote/standalone/**',
    '**/.mf/**',
    '**/.__mf__temp/**',
  ],
  rules: {
    // The JSX transform imports React itself.
    'react/react-in-jsx-scope': 'off',
    // A side-effect import is how style sheets and test set-up arrive.
    'import/no-unassigned-import': 'off',
    // Steps in order are often the point: dev servers, browser acts, retries.
    'no-await-in-loop': 'off',
    // Reads worse than a nested helper where the helper closes over one value.
    'unicorn/consistent-function-scoping': 'off',
    // `<output>` and friends carry other semantics than the roles that they would replace.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Inline handlers and small objects cost nothing measurable here.
    'react-perf/jsx-no-new-function-as-prop': 'off',
    'react/jsx-no-constructed-context-values': 'error',
    'no-shadow': 'off',
    'no-underscore-dangle': ['error', { allow: ['__INSTANCES__'] }],
    // A render prop is a function that makes elements, not a component.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    // The router declares its navigation types as an enum and exports only their values' type.
    'typescript/no-unsafe-enum-comparison': 'off',
    // tsc knows that a switch is exhaustive; this rule does not.
    'typescript/consistent-return': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    // The compiler checks the casts that stay; forbidding all narrowing casts hides them in helpers.
    'typescript/no-unsafe-type-assertion': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/button-has-type': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'no-console': 'error',
    'no-warning-comments': [
      'error',
      {
        // Vitest ends a worker when the next file has another environment, and the new one imports everything again:
        // vitest.config.ts lists what runs without a document.
        terms: ['@vitest-environment', 'todo', 'fixme'],
      },
    ],
    ...restrict(),
  },
  overrides: [
    {
      files: [
        '*.config.ts',
        '**/vite.config.ts',
        'mfe-*/src/routes.tsx',
        'mfe-*/src/screens/*/*.tsx',
        'mfe-*/src/{screens,components}/**/*Lazy.tsx',
        'shared-ui/src/components/*/*Lazy*.tsx',
        'tools/lint/*.ts',
        'shell/src/overrides/OverridePanel.tsx',
        '**/*.d.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // ES5, which has no `catch` without a name.
      files: ['shared-ui/public/*.js'],
      rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
    },
    {
      files: ['tools/**', 'release-cli/**', 'dev-shell/**', '*/bench/**', 'server/testing/**'],
      rules: { 'no-console': 'off' },
    },
    {
      // The host of the API: pages, areas and tools are composed here; no screen is.
      files: ['server/src/**'],
      rules: restrict(noTestKit, {
        group: [
          'react',
          'react-dom',
          '@standby/shared-ui',
          '**/screens/**',
          '**/mfe-*/src/data/**',
          '**/shell/**',
        ],
        message: 'The server takes contracts and rules of the areas, no screens.',
      }),
    },
    {
      files: ['mfe-*/server/**'],
      rules: restrict(noTestKit, {
        group: [
          'react',
          'react-dom',
          '@standby/shared-ui',
          '**/screens/**',
          '**/mfe-*/**',
          '**/shell/**',
        ],
        message: "An area's server takes its own domain and the server's public API.",
      }),
    },
    { files: ['mfe-*/src/**'], rules: restrict(noOtherRemote, noTestKit, noUndeclaredEvents) },
    {
      files: ['mfe-*/src/data/**'],
      rules: restrict(noOtherRemote, noTestKit, noUndeclaredEvents, {
        group: ['**/screens/**', '**/components/**', '**/routes'],
        message: 'Data flows one way: domain, engine, data, screens, routes.',
      }),
    },
    {
      // An engine declares the ports that data implements: it runs in a page, a worker or a test alike.
      files: ['mfe-*/src/engine/**'],
      rules: {
        ...restrict(noOtherRemote, noTestKit, {
          group: [...noReact, '**/data/**'],
          message: 'An engine imports its domain and its ports: no React, no adapters, no screens.',
        }),
        'no-restricted-globals': ['error', ...BROWSER_GLOBALS],
      },
    },
    {
      files: ['mfe-*/src/domain/**', 'shared-ui/{contracts,countdown}/**'],
      rules: restrict(noOtherRemote, noTestKit, {
        group: [
          ...noReact,
          '**/engine/**',
          '**/data/**',
          '@standby/shared-ui/forms',
          '@standby/shared-ui/storage',
          '@standby/shared-collections/browser',
          '@standby/shared-collections/screens',
        ],
        message: 'This layer is pure: no React, no styles, no data, no screens.',
      }),
    },
    {
      files: ['shell/src/**'],
      rules: restrict(noTestKit, noUndeclaredEvents, {
        group: ['mfe-*', 'mfe-*/**', '**/mfe-*/**'],
        message: 'The shell loads remotes through the registry; only their types cross.',
        allowTypeImports: true,
      }),
    },
    {
      files: ['shared-ui/src/**'],
      rules: {
        ...restrict(noOtherRemote, noTestKit, {
          group: ['react-router-dom'],
          message: 'The design system knows no router: pass a link component in.',
        }),
        'standby/no-module-state': 'error',
      },
    },
    { files: ['shared-collections/src/**'], rules: restrict(noOtherRemote, noTestKit) },
    {
      files: [
        'shared-collections/src/{browser,connected,server}/**',
        'shared-ui/{storage,text,validation}/**',
      ],
      rules: restrict(noOtherRemote, noTestKit, {
        group: noReact,
        message: 'This layer knows no React and no styles.',
      }),
    },
    {
      files: ['shared-collections/src/{port,list}/**'],
      rules: restrict(noOtherRemote, noTestKit, {
        group: [
          ...noReact,
          '@standby/shared-ui/storage',
          '**/browser',
          '**/browser/**',
          '**/screens',
        ],
        message: 'A server imports this layer: no React, no styles, no browser.',
      }),
    },
    {
      files: ['mfe-*/src/main.tsx', 'shared-ui/gallery/**'],
      rules: restrict(noOtherRemote),
    },
    {
      files: ['{shell,shared-ui,shared-collections,mfe-*}/src/**'],
      rules: { 'standby/known-navigation': 'error' },
    },
    {
      files: [
        'mfe-*/src/{screens,components}/**',
        'shared-collections/src/screens/**',
        'shared-ui/{src,forms}/**',
        'shell/src/**',
      ],
      rules: { 'standby/no-raw-message': 'error' },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: {
        'standby/no-module-state': 'off',
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

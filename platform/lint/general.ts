import type { OxlintConfig } from 'oxlint';

/** Rules for all code, here and in other repositories. */
export const GENERAL = {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    // The JSX transform imports React itself.
    'react/react-in-jsx-scope': 'off',
    // Side-effect imports load style sheets and test set-up.
    'import/no-unassigned-import': 'off',
    // Sequential steps are often intended: dev servers, browser actions, retries.
    'no-await-in-loop': 'off',
    // A hoisted helper reads worse than a nested one that closes over one value.
    'unicorn/consistent-function-scoping': 'off',
    // `<output>` and similar tags have other semantics than the roles that they would replace.
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
    'no-warning-comments': ['error', { terms: ['todo', 'fixme'] }],
  },
} satisfies OxlintConfig;

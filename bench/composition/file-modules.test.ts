import { describe, expect, it } from 'vitest';
import {
  connectedBytes,
  isSharedModule,
  repeatedModules,
  type FileModules,
} from './file-modules.ts';

const REACT = 'node_modules/.pnpm/react@19/node_modules/react/cjs/react.production.js';
const WRAPPER = '\0virtual:standby/shared/react';

const FILES: FileModules = {
  '/assets/react-AAAAAAAA.js': { [REACT]: 300, [WRAPPER]: 100 },
  '/assets/main-AAAAAAAA.js': { 'shell/src/App.tsx': 10 },
  '/remotes/venue/assets/copy-AAAAAAAA.js': { [`${REACT}?shaken`]: 100 },
};

describe('connectedBytes', () => {
  const ofFile = (id: string): number =>
    connectedBytes([{ path: '/a.js', bytes: 100 }], {
      '/a.js': { [id]: 30, 'shell/src/App.tsx': 70 },
    });

  it.each([
    'server/src/client.ts',
    'packages/collections/src/server/change-feed.ts',
    'packages/collections/src/conflict/EditConflictNote.tsx',
    'packages/collections/src/screens/CollectionList/paged/PagedResults.tsx',
    'shell/src/session/SessionTools.tsx',
    'mfe-venue/src/data/server-pairings.ts',
    'mfe-auth/src/data/server/server-accounts.ts',
    'mfe-auth/src/screens/Welcome/Welcome.tsx',
  ])('takes %s', (id) => {
    expect(ofFile(id)).toBe(30);
  });

  it.each([
    'shell/src/session/is-open-to.ts',
    'packages/collections/src/connected/select-collection.ts',
    'packages/collections/src/connected/lists.ts',
    'packages/contracts/src/connected.ts',
    'packages/contracts/src/permissions.ts',
    'mfe-auth/src/screens/Verify/Verify.tsx',
  ])('leaves %s, which sample mode runs', (id) => {
    expect(ofFile(id)).toBe(0);
  });
});

describe('repeatedModules', () => {
  it('finds a second copy in another file, and counts that one', () => {
    const fetched = [
      { path: '/assets/react-AAAAAAAA.js', bytes: 400 },
      { path: '/remotes/venue/assets/copy-AAAAAAAA.js', bytes: 130 },
    ];
    expect(repeatedModules(fetched, FILES)).toEqual([{ id: REACT, bytes: 130 }]);
  });

  it('finds a file that was fetched twice', () => {
    const file = { path: '/assets/main-AAAAAAAA.js', bytes: 80 };
    expect(repeatedModules([file, file], FILES)).toEqual([{ id: 'shell/src/App.tsx', bytes: 80 }]);
  });
});

it.each([
  [REACT, true],
  ['shared-ui/src/components/Button/Button.tsx', true],
  ['node_modules/.pnpm/x/node_modules/@base-ui/react/menu/index.mjs', true],
  ['packages/contracts/src/paths.ts', false],
  ['node_modules/.pnpm/x/node_modules/lucide-react/dist/esm/Icon.mjs', false],
  [WRAPPER, false],
])('%s is shared: %s', (id, expected) => {
  expect(isSharedModule(id)).toBe(expected);
});

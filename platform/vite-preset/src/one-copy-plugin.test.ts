import { describe, expect, it } from 'vitest';
import { secondCopies } from './one-copy-plugin.ts';

describe('secondCopies', () => {
  it.each([
    '/repo/shared-ui/src/components/Dialog/DialogPopup.tsx',
    '/tickets/node_modules/@standby/shared-ui/dist/src/index.js',
    '/repo/packages/storage/src/safe-storage.ts',
    '/tickets/node_modules/@standby/shared-ui/dist/text/truncate.js',
    '/tickets/node_modules/@standby/storage/dist/src/index.js',
    '/repo/node_modules/.pnpm/react@19.3.1/node_modules/react/cjs/react.production.js',
    '/repo/node_modules/.pnpm/x/node_modules/react/cjs/react-jsx-runtime.production.js',
    '/repo/node_modules/.pnpm/x/node_modules/react-router/dist/production/index.mjs',
    '/repo/node_modules/.pnpm/x/node_modules/@base-ui/react/esm/dialog/index.js',
  ])('finds %s', (id) => {
    expect(secondCopies([id])).toEqual([id]);
  });

  it.each([
    '/repo/mfe-venue/src/screens/Rooms/Rooms.tsx',
    '/repo/packages/contracts/src/paths.ts',
    '/tickets/node_modules/@standby/contracts/dist/src/paths.js',
    '/repo/packages/collections/src/useCollection.ts',
    '/repo/node_modules/.pnpm/x/node_modules/lucide-react/dist/esm/icons/x.js',
    '\0virtual:standby/shared/react',
  ])('leaves %s', (id) => {
    expect(secondCopies([id])).toEqual([]);
  });
});

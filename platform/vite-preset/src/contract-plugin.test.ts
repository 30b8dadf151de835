import { expect, it } from 'vitest';
import { designSystemImports } from './contract-plugin.ts';

it('lists the names that a module imports from the shell’s design system, from any entry', () => {
  const code = `
    import { Button, Card as Tile } from '@standby/shared-ui';
    import { openTabStorage } from '@standby/storage';
    import { isolateDirection } from '@standby/shared-ui/text';
    import { paths } from '@standby/contracts';
    import { storage } from '../storage';`;
  expect(designSystemImports(code)).toEqual([
    'Button',
    'Card',
    'openTabStorage',
    'isolateDirection',
  ]);
});

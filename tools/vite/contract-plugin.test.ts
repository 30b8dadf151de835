import { expect, it } from 'vitest';
import { designSystemImports } from './contract-plugin.ts';

const IN_FORMS = '/tickets/node_modules/@standby/shared-ui/dist/forms/useSubmission.js';

it('lists what a module takes from the shell’s design system, by whichever entry', () => {
  const code = `
    import { Button, Card as Tile } from '@standby/shared-ui';
    import { openTabStorage } from '@standby/shared-ui/storage';
    import { isolateDirection } from '@standby/shared-ui/text';
    import { paths } from '@standby/shared-ui/contracts';
    import { storage } from '../storage';`;
  expect(designSystemImports(code, '/repo/mfe-venue/src/data/rooms.ts')).toEqual([
    'Button',
    'Card',
    'openTabStorage',
    'isolateDirection',
  ]);
});

it('lists what further entries of the design system take from its main entry', () => {
  const code = `
    import { failureText } from '../errors/failure-text.js';
    import { openTabStorage } from '../storage/index.js';
    import { useForm } from './useForm.js';`;
  expect(designSystemImports(code, IN_FORMS)).toEqual(['failureText', 'openTabStorage']);
});

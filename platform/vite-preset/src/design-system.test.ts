import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '@standby/hosting/root';
import { exportsOf, namesIn } from './container/exports-of.ts';
import { isFromDesignSystem } from './design-system.ts';

it.each([
  ['@standby/storage', 'packages/storage/src/index.ts'],
  ['@standby/shared-ui/text', 'shared-ui/text/index.ts'],
])('the main entry of the design system has all exports of %s', (entry, file) => {
  expect(isFromDesignSystem(entry)).toBe(true);
  const index = resolve(ROOT, file);
  const names = namesIn(index, readFileSync(index, 'utf8'));
  expect(names.length).toBeGreaterThan(0);
  expect(exportsOf('@standby/shared-ui', resolve(ROOT, 'shell'))).toEqual(
    expect.arrayContaining(names),
  );
});

it('other entries are part of the remote', () => {
  expect(isFromDesignSystem('@standby/forms')).toBe(false);
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { exportsOf, namesIn } from './container/exports-of.ts';
import { isFromDesignSystem } from './design-system.ts';

it.each(['storage', 'text'])(
  'the main entry of the design system has all that remotes import of its %s',
  (part) => {
    expect(isFromDesignSystem(`@standby/shared-ui/${part}`)).toBe(true);
    const index = resolve(ROOT, `shared-ui/${part}/index.ts`);
    const names = namesIn(index, readFileSync(index, 'utf8'));
    expect(names.length).toBeGreaterThan(0);
    expect(exportsOf('@standby/shared-ui', resolve(ROOT, 'shell'))).toEqual(
      expect.arrayContaining(names),
    );
  },
);

it('other entries are a remote’s own', () => {
  expect(isFromDesignSystem('@standby/shared-ui/forms')).toBe(false);
  expect(isFromDesignSystem('../storage', '/repo/mfe-venue/src/data/rooms.ts')).toBe(false);
});

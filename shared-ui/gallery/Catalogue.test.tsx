import * as designSystem from '@standby/shared-ui';
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Catalogue } from './Catalogue';
import { chapters, NOT_FOR_REMOTES } from './catalogue';

const entries = chapters.flatMap((chapter) => chapter.entries);
const shown = new Set(entries.flatMap((entry) => entry.exports));

it('shows every export of the design system, or tells where to find it', () => {
  const missing = Object.keys(designSystem).filter(
    (name) => !shown.has(name) && !(name in NOT_FOR_REMOTES),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(NOT_FOR_REMOTES).filter((name) => !(name in designSystem))).toEqual([]);
});

it('names each entry after an export, and imports everything that its code uses', () => {
  for (const { name, code, exports } of entries) {
    expect(exports, name).toContain(name);
    expect(code, name).toMatch(/^import \{ .+ \} from '@standby\/shared-ui';$/mu);
    expect(code).not.toContain('oxlint');
  }
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
});

it('imports the names that an example uses, and includes the declarations before it', () => {
  const box = entries.find(({ name }) => name === 'color');
  expect(box?.exports).toEqual(['color', 'media', 'radius', 'shadow', 'space', 'stroke']);
  expect(box?.code).toMatch(/@media \$\{media\.desktop\}[^`]*\n`;\n\nreturn <Seat>.*<\/Seat>;$/u);
});

it('shows each example beside its code', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  render(
    <designSystem.ToastProvider>
      <Catalogue />
    </designSystem.ToastProvider>,
  );
  const entry = screen.getByRole('article', { name: 'StatusBadge' });
  expect(await screen.findByText('The plan is here.')).toBeVisible();
  expect(within(entry).getByText('On sale')).toBeVisible();
  expect(within(entry).getByRole('region', { name: 'Code of StatusBadge' })).toHaveTextContent(
    'import { StatusBadge } from \'@standby/shared-ui\'; return <StatusBadge tone="go">On sale</StatusBadge>;',
  );
  expect(screen.getAllByRole('region', { name: /^Code of/u })).toHaveLength(entries.length);
});

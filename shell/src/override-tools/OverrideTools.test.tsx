import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { remoteNames, remotes } from '@standby/federation-config';
import { renderShell } from '../testing/render-shell';
import { NO_OVERRIDES } from '../overrides/no-overrides';
import type { OverrideState } from '../overrides/override-store';

const VENUE = { name: 'venue', address: 'http://localhost:4174' } as const;
const LIVE = { name: 'live', address: 'http://localhost:4175' } as const;
const REFUSED = {
  text: 'venue@https://evil.example',
  reason: 'https://evil.example is not among the allowed origins: http://localhost:*',
};

function renderWith(change: Partial<OverrideState>) {
  const state: OverrideState = { active: [], refused: [], isPanelRequested: false, ...change };
  return renderShell({
    path: '/rooms',
    overrides: { ...NO_OVERRIDES, get: () => state },
    remoteInfo: () => ({ venue: { entry: '/remoteEntry.js', version: '1.2.0', loadMillis: 41.7 } }),
  });
}

const panel = () => screen.findByRole('dialog', { name: 'Remotes of this page' });

describe('the badge', () => {
  it('is absent without overrides', async () => {
    renderWith({});
    await screen.findByText('A screen of venue');

    expect(screen.queryByText(/Overridden|Not taken/u)).toBeNull();
  });

  it.each<[string, Partial<OverrideState>]>([
    ['Overridden: venue from localhost:4174, live from localhost:4175', { active: [VENUE, LIVE] }],
    ['Not taken: 1', { refused: [REFUSED] }],
    ['Overridden: live from localhost:4175 · Not taken: 1', { active: [LIVE], refused: [REFUSED] }],
  ])('names the overrides, opens the panel and returns: %s', async (words, state) => {
    const { user } = renderWith(state);

    await user.click(await screen.findByRole('button', { name: words }));
    await panel();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: words })).toBeVisible();
  });
});

describe('the panel', () => {
  it('lists every remote with version, source, state and load time, and the shared libraries', async () => {
    renderWith({ isPanelRequested: true, active: [LIVE] });

    const rows = within(await panel()).getAllByRole('row');
    const texts = rows.map(({ textContent }) => textContent);
    expect(texts).toContain('mfe-venue1.2.0registryreadyin 42 ms');
    expect(texts).toContain('mfe-liveno versionhttp://localhost:4175Remove liveidle');
    for (const name of [
      ...remoteNames.map((known) => remotes[known].package),
      '@standby/shared-ui',
    ]) {
      expect(texts.filter((text) => text.startsWith(name))).toHaveLength(1);
    }
  });

  it('removes one override or all', async () => {
    renderWith({ isPanelRequested: true, active: [VENUE] });
    const dialog = within(await panel());

    expect(dialog.getByRole('button', { name: 'Remove venue' })).toBeEnabled();
    expect(dialog.getByRole('button', { name: 'Reset all' })).toBeEnabled();
  });

  it('shows refused overrides with the reason', async () => {
    renderWith({ isPanelRequested: true, refused: [REFUSED] });
    const dialog = within(await panel());

    expect(dialog.getByText(`Not taken: ${REFUSED.text}`)).toBeVisible();
    expect(dialog.getByText(REFUSED.reason, { exact: false })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Reset all' })).toBeNull();
  });

  it('accepts only an address, and shows an error beside the field', async () => {
    renderWith({ isPanelRequested: true });
    const dialog = within(await panel());
    const address = dialog.getByLabelText('Address');
    const add = dialog.getByRole('button', { name: 'Add and reload' });

    expect(address).not.toHaveAccessibleDescription();
    expect(add).toBeDisabled();
    fireEvent.change(address, { target: { value: 'nowhere' } });
    expect(address).toHaveAccessibleDescription('This is not an address');
    expect(add).toBeDisabled();
    // Browsers do not send a form whose button is disabled; a browser that did would change
    // nothing.
    const store = vi.spyOn(Storage.prototype, 'setItem');
    fireEvent.submit(address);
    expect(store).not.toHaveBeenCalled();

    fireEvent.change(address, { target: { value: VENUE.address } });
    expect(address).not.toHaveAccessibleDescription();
    expect(add).toBeEnabled();
  });
});

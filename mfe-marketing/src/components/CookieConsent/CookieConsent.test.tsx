import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { around } from '@standby/testing/field';
import { renderRoutes } from '@standby/testing/render';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_STORAGE_KEY, consentStore } from '../../data/consent-store';
import { OpenCookieSettings } from '../../screens/Cookies/OpenCookieSettings';
import { PublicLayout } from '../PublicLayout/PublicLayout';
import { CookieBanner } from './CookieBanner';

const ALL = ['performance', 'functional', 'marketing'];

beforeEach(() => {
  localStorage.clear();
  // The last value read stays readable while storage is blocked.
  consentStore.read();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

function renderPage() {
  const page = (
    <PublicLayout header="bar">
      <CookieBanner />
      <h1 tabIndex={-1}>Cookie Policy</h1>
      <article>
        <OpenCookieSettings />
      </article>
    </PublicLayout>
  );
  return renderRoutes([{ path: '/', element: page }], { path: '/' });
}

const banner = () => screen.queryByText('May Standby use cookies?')?.closest('section') ?? null;
const heading = () => screen.getByText('Cookie Policy', { selector: 'h1' });

/** Presses a button of the banner, which then has the focus. */
function press(name: string): HTMLElement {
  const button = within(around(banner(), 'section')).getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  return button;
}

/** Returns the dialog, once its module has loaded. */
async function findSettings() {
  const description = await screen.findByText(/^Your choice holds/u);
  return within(around(description, '[role="dialog"]'));
}

async function expectSettingsClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByText(/^Your choice holds/u)).not.toBeInTheDocument());
}

function storedKinds(): unknown {
  const text = localStorage.getItem(CONSENT_STORAGE_KEY);
  return text === null ? undefined : (JSON.parse(text) as { granted: unknown }).granted;
}

describe('the cookie question', () => {
  it.each([
    ['Refuse all', []],
    ['Accept all', ALL],
  ])('is answered with one press of %s, and does not return', async (name, kinds) => {
    renderPage();
    expect(storedKinds()).toBeUndefined();
    press(name);
    expect(banner()).not.toBeInTheDocument();
    expect(heading()).toHaveFocus();
    expect(storedKinds()).toEqual(kinds);
    expect(document.cookie).toBe('');
    expect(await screen.findByText('Cookie choice saved')).toBeVisible();

    cleanup();
    renderPage();
    expect(banner()).not.toBeInTheDocument();
  });

  it('does not return on the same visit if the browser stores nothing', () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    renderPage();
    press('Refuse all');
    expect(banner()).not.toBeInTheDocument();
    blocked.mockRestore();
    // The page forgets its own copy, as it does when another window clears everything.
    fireEvent(window, new StorageEvent('storage', { key: null }));
    expect(banner()).toBeInTheDocument();
  });
});

describe('Cookie Settings', () => {
  it('set each kind separately, keep essential cookies on, and can be changed any time', async () => {
    renderPage();
    const opener = within(screen.getByLabelText('Legal')).getByText('Cookie Settings');
    opener.focus();
    fireEvent.click(opener);
    let settings = await findSettings();
    const names = ['Essential', 'Performance', 'Functional', 'Marketing'];
    const boxes = names.map((name) => settings.getByLabelText<HTMLInputElement>(name));
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false, false]);
    expect(boxes.map(({ disabled }) => disabled)).toEqual([true, false, false, false]);
    expect(settings.getByText('Always on')).toBeVisible();

    fireEvent.click(settings.getByLabelText('Functional'));
    fireEvent.click(settings.getByText('Save choice'));
    await expectSettingsClosed();
    expect(storedKinds()).toEqual(['functional']);
    expect(banner()).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());

    fireEvent.click(opener);
    settings = await findSettings();
    expect(settings.getByLabelText('Functional')).toBeChecked();
    expect(settings.getByLabelText('Marketing')).not.toBeChecked();
    fireEvent.click(settings.getByText('Accept all'));
    await expectSettingsClosed();
    expect(storedKinds()).toEqual(ALL);

    fireEvent.click(opener);
    fireEvent.click((await findSettings()).getByText('Refuse all'));
    await expectSettingsClosed();
    expect(storedKinds()).toEqual([]);
  });

  it('leave the question open and return the focus when they are closed without an answer', async () => {
    renderPage();
    const opener = press('Cookie Settings');
    const settings = await findSettings();
    fireEvent.click(settings.getByLabelText('Marketing'));
    fireEvent.keyDown(settings.getByLabelText('Marketing'), { key: 'Escape' });
    await expectSettingsClosed();
    expect(banner()).toBeInTheDocument();
    expect(storedKinds()).toBeUndefined();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('move the focus to the page when they are saved from the banner, which disappears', async () => {
    renderPage();
    press('Cookie Settings');
    fireEvent.click((await findSettings()).getByText('Save choice'));
    await expectSettingsClosed();
    expect(banner()).not.toBeInTheDocument();
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('open from the text of the Cookie Policy, too', async () => {
    renderPage();
    fireEvent.click(within(screen.getByRole('article')).getByText('Cookie Settings'));
    expect((await findSettings()).getByText('Save choice')).toBeVisible();
  });
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@standby/contracts';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sayCode, writeCode } from '@standby/api-client/pairing-code';
import { makeDevice } from '../../../testing/make-items';
import { leaveDraft, openScreens, openWindow } from '../../../testing/screens';

beforeEach(() => {
  sessionStorage.clear();
  leaveDraft({ setupMethod: 'qr', description: 'On stage left' });
});

/** Opens the form of an earlier visit and continues to the code. */
async function showCode() {
  const browser = createFakeBrowser();
  const screens = openScreens(paths.addDevice, { browser, devices: [makeDevice('1')] });
  fireEvent.click(await screen.findByText('Continue to QR code'));
  // The QR code's module loads on first use, which can take a while on a busy machine.
  await vi.dynamicImportSettled();
  await screen.findByLabelText('QR code that pairs Wings tablet');
  return { ...screens, tablet: openWindow(browser).pairings };
}

const link = () => new URL(screen.getByText(/^Open the pairing link/u).getAttribute('href') ?? '');

const codeOf = ({ searchParams }: URL) => ({
  code: searchParams.get('pair') ?? '',
  expiresAt: undefined,
});

describe('the code', () => {
  it('replaces the form and has the focus', async () => {
    const { address } = await showCode();

    expect(screen.getByText('Scan QR Code')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Scan QR Code' })).toHaveFocus();
    expect(screen.queryByLabelText('Description')).not.toBeInTheDocument();
    expect(address()).toBe(paths.addDevice);
  });

  it('is shown in letters and spelled out, with the address at which to type it', async () => {
    await showCode();
    const { code } = codeOf(link());

    expect(screen.getByText(writeCode(code))).toBeVisible();
    expect(screen.getByText(sayCode(code))).toBeVisible();
    expect(screen.getByText(`${window.location.host}/add-device?pair`)).toBeVisible();
  });

  it('is valid for ten minutes, even while the computer sleeps, and then offers a new one', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await showCode();
    const old = link().href;
    const pass = (millis: number): void =>
      act(() => {
        vi.advanceTimersByTime(millis);
      });
    const left = () => screen.getByRole('timer').textContent;
    pass(1000);
    expect(left()).toBe('9:59');
    pass(61_000);
    expect(left()).toBe('8:58');
    vi.setSystemTime(Date.now() + 300_000);
    pass(1000);
    expect(left()).toBe('3:57');

    pass(237_000);
    expect(screen.getAllByText('This code has expired')[0]).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/^QR code/u)).not.toBeInTheDocument();

    fireEvent.click(screen.getByText('New code'));
    await waitFor(() => expect(left()).toBe('10:00'));
    expect(link().href).not.toBe(old);
  });

  it('stops working once it was renewed', async () => {
    const { tablet } = await showCode();
    const old = link();
    fireEvent.click(screen.getByText('New code'));
    await waitFor(() => expect(link().href).not.toBe(old.href));

    expect(await tablet.claim(codeOf(old))).toEqual({ outcome: 'unknown' });
    expect(await tablet.claim(codeOf(link()))).toMatchObject({ outcome: 'paired' });
    expect(await screen.findByText('Wings tablet is paired.')).toBeInTheDocument();
  });
});

it('leads back to the filled-in form, and stops working', async () => {
  const { tablet } = await showCode();
  const left = codeOf(link());
  fireEvent.click(screen.getByText('Back to Manual Setup'));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Device setup' })).toHaveFocus());

  expect(screen.getByLabelText('Manual Setup')).toBeChecked();
  expect(screen.getByLabelText('Name')).toHaveValue('Wings tablet');
  expect(screen.getByLabelText('Description')).toHaveValue('On stage left');
  expect(screen.getByRole('combobox', { name: 'Assigned Room' })).toHaveTextContent('Studio A');
  expect(screen.getByRole('button', { name: 'Add device' })).toBeEnabled();
  expect(await tablet.claim(left)).toEqual({ outcome: 'unknown' });
});

describe('Device Connected', () => {
  it('adds a device that has used the code as online and first in the list', async () => {
    const { tablet, user, address } = await showCode();
    await tablet.claim(codeOf(link()));
    expect(await screen.findByText('Wings tablet is paired.')).toBeInTheDocument();
    expect(screen.queryByLabelText(/^QR code/u)).not.toBeInTheDocument();

    await user.click(screen.getByText('Device Connected'));
    const added = await screen.findByLabelText('Wings tablet');
    expect(address()).toBe(paths.devices);
    expect(added).toHaveTextContent(/^Wings tablet.*Online.*Studio A.*Last seen/u);
    expect(await screen.findByText('Wings tablet was added')).toBeVisible();
  });

  it('adds a device that has not used the code as offline, and removes the code and the draft', async () => {
    const { tablet, user } = await showCode();
    const unused = codeOf(link());
    await user.click(screen.getByText('Device Connected'));

    const added = await screen.findByLabelText('Wings tablet');
    expect(added).toHaveTextContent(/^Wings tablet.*Offline/u);
    expect(await tablet.claim(unused)).toEqual({ outcome: 'unknown' });
    expect(sessionStorage.getItem('standby:draft:add-device')).toBeNull();
  });
});

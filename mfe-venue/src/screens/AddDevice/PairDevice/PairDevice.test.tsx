import { fireEvent, screen } from '@testing-library/react';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBrowserPairings } from '../../../data/pairings';
import { pairingPath, type Pairing } from '../../../domain/pairing';
import { writeCode } from '@standby/api-client/pairing-code';
import { openScreens, openWindow } from '../../../testing/screens';

const device = { name: 'Wings tablet', type: 'tablet', room: 'Studio A' } as const;

let browser: ReturnType<typeof createFakeBrowser>;
let desk: ReturnType<typeof openWindow>['pairings'];
let pairing: Pairing;

beforeEach(async () => {
  sessionStorage.clear();
  browser = createFakeBrowser();
  desk = openWindow(browser).pairings;
  pairing = await desk.open(device);
});

const open = (path: string) => openScreens(path, { browser });

const codeField = () => screen.getByLabelText<HTMLInputElement>('Pairing code');

describe('the pairing link', () => {
  it('names the device that it has paired, without a field for a code', async () => {
    open(pairingPath(pairing));

    expect(await screen.findByText('Wings tablet is paired')).toBeVisible();
    expect(document.title).toBe('Pair device · Standby');
    expect(screen.getByText(/^Tablet, assigned to Studio A\./u)).toBeVisible();
    expect(screen.queryByLabelText('Pairing code')).not.toBeInTheDocument();
    expect(await desk.find(pairing.id)).toMatchObject({ pairedAt: expect.any(String) as string });
  });

  it('works for one device; the next one shows which device used it', async () => {
    const phone = createBrowserPairings({ ...browser.openWindow(), claimant: () => 'phone' });
    await phone.claim({ code: pairing.id, expiresAt: undefined });
    open(pairingPath(pairing));

    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent('This code has already been used');
    expect(refusal).toHaveTextContent('Wings tablet in Studio A');
    expect(codeField()).toBeVisible();
  });

  it.each([
    ['of another browser', '?pair=KTRM-WXHD', 'This code is not shown here'],
    [
      'that expired, also where it is unknown',
      '?pair=KTRM-WXHD&expires=1736899200',
      'This code has expired',
    ],
  ])('with a code %s explains it, and takes another code', async (_, query, words) => {
    open(`/add-device${query}`);

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(codeField()).toBeVisible();
  });

  it('with a cancelled code explains that the code is not shown', async () => {
    await desk.cancel(pairing);
    open(pairingPath(pairing));

    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not shown here');
  });
});

describe('the code field', () => {
  it('waits for eight letters, in any case and grouping, and pairs', async () => {
    const { user, address } = open('/add-device?pair');
    const button = screen.getByRole('button', { name: 'Pair this device' });
    expect(button).toBeDisabled();
    fireEvent.change(codeField(), { target: { value: 'aeiou' } });
    expect(codeField()).toHaveAccessibleDescription(/eight letters/u);
    expect(button).toBeDisabled();

    const typed = ` ${writeCode(pairing.id).toLowerCase().replace('-', ' ')}`;
    fireEvent.change(codeField(), { target: { value: typed } });
    await user.click(button);
    expect(await screen.findByText('Wings tablet is paired')).toBeVisible();
    expect(address()).toBe(`/add-device?pair=${pairing.id}`);
  });

  it('begins empty if the address contains no valid code', () => {
    open('/add-device?pair=<script>');

    expect(codeField()).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { QrCode } from './QrCode';

const PAIRING_LINK = 'http://localhost:4170/add-device?code=K7QF-2M9X';

/** The dark modules of a path made of `M x y h w v1 h-w z`. */
function darkModules(path: string): Set<string> {
  const modules = new Set<string>();
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/gu)) {
    for (let step = 0; step < Number(width); step += 1) modules.add(`${Number(x) + step},${y}`);
  }
  return modules;
}

describe('QrCode', () => {
  it('is a named picture of exactly the encoder’s modules', async () => {
    render(<QrCode value={PAIRING_LINK} label="Pairs a device" />);
    const picture = await screen.findByRole('img', { name: 'Pairs a device' });
    const path = picture.querySelector('path')?.getAttribute('d') ?? '';
    const { data } = encode(PAIRING_LINK, { ecc: 'M', border: 4 });
    const expected = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])),
    );
    expect(darkModules(path)).toEqual(new Set(expected));
  });

  it('shows a message when no code is large enough', async () => {
    render(<QrCode value={`${PAIRING_LINK}${'x'.repeat(4000)}`} label="Pairs a device" />);
    expect(await screen.findByText('This address is too long for a code.')).toBeVisible();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notice } from '../../port';
import { expect, it, vi } from 'vitest';
import { Notices } from './Notices';

const notices: readonly Notice[] = [
  { kind: 'quarantined', message: 'Some saved shows could not be read.', quarantineKey: 'shows.1' },
  { kind: 'newer-version', message: 'Saved by a newer version of Standby.' },
  { kind: 'memory-only', message: 'Changes last until this window closes.' },
];

it('shows what happened, why, and the key of the content in quarantine', () => {
  render(<Notices notices={notices} onDismiss={() => undefined} />);

  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringMatching(
      /^Some of it could not be read.*could not be read\. They are under shows\.1\./u,
    ),
    expect.stringMatching(/^Saved by a newer version.*newer version of Standby\./u),
    expect.stringMatching(/^Changes are not saved.*until this window closes\./u),
  ]);
});

it('shows the age of a list that cannot be loaded again', () => {
  const loadedAt = new Date(2026, 0, 15, 19, 30);
  const notice: Notice = { kind: 'offline', message: 'No server.', loadedAt };
  render(<Notices notices={[notice]} onDismiss={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'No server. Last updated 15 Jan 2026, 19:30.',
  );
});

it('dismisses a notice, and keeps the focus nearby', async () => {
  const handleDismiss = vi.fn<(notice: Notice) => void>();
  const { container } = render(<Notices notices={notices} onDismiss={handleDismiss} />);
  const [, second] = screen.getAllByRole('button', { name: 'Dismiss' });
  if (second) await userEvent.click(second);

  expect(handleDismiss).toHaveBeenCalledExactlyOnceWith(notices[1]);
  expect(container.firstElementChild).toHaveFocus();
});

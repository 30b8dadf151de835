import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { makePerson } from '../../testing/make-person';
import { SendCall } from './SendCall';

const people = [
  { ...makePerson('Ann'), email: 'ann@example.com' },
  { ...makePerson('Bo'), email: 'bo@example.com' },
  { ...makePerson('Cy'), email: '' },
];

it('sends the mails only after the list of recipients was confirmed', async () => {
  const user = userEvent.setup();
  const onSend = vi.fn<() => void>();
  render(
    <SendCall
      date="Thu 26 Nov"
      isAgain={false}
      people={people}
      isPending={false}
      onSend={onSend}
    />,
  );
  await user.click(screen.getByText('Send by mail'));
  const dialog = within(await screen.findByRole('dialog'));
  const names = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['Ann ann@example.com', 'Bo bo@example.com']);
  expect(dialog.getByText('No address, so no mail: Cy.')).toBeVisible();
  await user.click(dialog.getByText('Cancel'));
  expect(onSend).not.toHaveBeenCalled();

  await user.click(screen.getByText('Send by mail'));
  await user.click(within(await screen.findByRole('dialog')).getByText('Send to 2 people'));
  expect(onSend).toHaveBeenCalledOnce();
});

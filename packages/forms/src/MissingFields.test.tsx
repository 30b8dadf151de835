import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Select, TextField } from '@standby/shared-ui';
import { MissingFields } from './MissingFields';

const labels = { name: 'Name', seats: 'Seats', room: 'Assigned Room' };

it('names the missing and the invalid fields, as links that focus them', async () => {
  render(
    <form>
      <TextField label="Name" name="name" />
      <TextField label="Seats" name="seats" />
      <Select
        label="Assigned Room"
        name="room"
        options={[{ value: 'studio', label: 'Studio' }]}
        value=""
        onChange={() => undefined}
      />
      <MissingFields
        labels={labels}
        problems={[
          { name: 'name', isMissing: true },
          { name: 'room', isMissing: true },
          { name: 'seats', isMissing: false },
        ]}
      />
    </form>,
  );
  // The code of the list arrives after the page.
  await waitFor(() =>
    expect(document.querySelector('[name="room"]:not([type="hidden"])')).not.toBeNull(),
  );
  expect(screen.getByText(/^Still needed/u)).toHaveTextContent(
    'Still needed: Name, Assigned Room. To correct: Seats.',
  );
  for (const [name, role] of [
    ['Seats', 'textbox'],
    ['Name', 'textbox'],
    ['Assigned Room', 'combobox'],
  ] as const) {
    await userEvent.click(screen.getByRole('link', { name }));
    expect(screen.getByRole(role, { name })).toHaveFocus();
  }
});

it('focuses a field of the dialog in whose footer it is', async () => {
  render(
    <div role="dialog" aria-label="New call">
      <form>
        <TextField label="Name" name="name" />
      </form>
      <footer>
        <MissingFields labels={labels} problems={[{ name: 'name', isMissing: true }]} />
      </footer>
    </div>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Name' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('shows nothing for a form that is ready to send', () => {
  const { container } = render(<MissingFields labels={labels} problems={[]} />);
  expect(container).toBeEmptyDOMElement();
});

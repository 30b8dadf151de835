import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { openSheet } from '../../testing/open-sheet';
import { Departments } from './lazy-parts';

beforeAll(() => Departments.preload());

it('a show adds departments of its own, and cannot remove those with cues', async () => {
  const { sheet, addLine } = openSheet();
  fireEvent.click(screen.getByText('Departments'));
  const dialog = within(await screen.findByRole('dialog'));
  const [lights] = dialog.getAllByLabelText('Abbreviation');
  expect(lights).toHaveAttribute('readonly');
  expect(dialog.getByLabelText('Remove Lights')).toBeDisabled();
  fireEvent.click(dialog.getByLabelText('Remove Fly'));
  fireEvent.click(dialog.getByText('Add a department'));
  const type = (label: string, value: string) => {
    const field = dialog.getAllByLabelText(label).at(-1);
    if (field) fireEvent.change(field, { target: { value } });
  };
  type('Abbreviation', 'pyro');
  fireEvent.click(dialog.getByText('Save departments'));
  expect(dialog.getByText('Enter a name for PYRO, such as Lights.')).toBeVisible();
  type('Name', 'Pyrotechnics');
  fireEvent.click(dialog.getByText('Save departments'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const ids = sheet().departments.map(({ id }) => id);
  expect(ids).toContain('PYRO');
  expect(ids).not.toContain('FLY');
  addLine('PYRO 1 flash');
  expect(sheet().cues.at(-1)).toMatchObject({ department: 'PYRO', label: 'flash' });
});

import { act, screen, within } from '@testing-library/react';
import { InPageWorker } from '@standby/table-import/testing/in-page-worker';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderParts } from '../../../testing/render-parts';
import { ImportForm } from './ImportForm';

beforeEach(() => {
  vi.stubGlobal('Worker', InPageWorker);
});

function openImport() {
  const onClose = vi.fn();
  const { room, user } = renderParts(<ImportForm onClose={onClose} />);
  return {
    room,
    user,
    onClose,
    choose: (text: string) =>
      user.upload(screen.getByLabelText('File'), new File([text], 'hamlet.csv')),
    submit: () => screen.getByText(/^Import/u).closest('button'),
    names: () => room.getSnapshot().state.timers.map(({ name }) => name),
  };
}

const FILE = 'Name;Duration;Colour\nOverture;5:00;Blue\nAct 1;ninety;\nAct 2;1:05:00;R\n';

it('names the invalid rows and skips them, and imports the rest in one act', async () => {
  const { choose, names, onClose, room, submit, user } = openImport();
  expect(submit()).toBeDisabled();
  await choose(FILE);
  const errors = within(await screen.findByRole('list', { name: 'Errors' }));
  expect(errors.getByRole('listitem')).toHaveTextContent(/^Row 3 “ninety” is .*1:30:00\.$/u);
  expect(submit()).toBeDisabled();
  await user.click(screen.getByLabelText('Leave out the rows with errors'));
  await user.click(screen.getByLabelText(/^In their place/u));
  await user.click(screen.getByText('Import 2 timers'));
  expect(names()).toEqual(['Overture', 'Act 2']);
  expect(onClose).toHaveBeenCalledOnce();
  room.undo();
  expect(names()).toEqual(['Timer 1', 'Intermission', 'Act 2']);
});

it('asks for the columns that it cannot find', async () => {
  const { choose, submit, user } = openImport();
  await choose('Cast,Dark\nHamlet,yes\n');
  expect(
    await screen.findByText('Choose the columns of the name, and of the duration or the start.'),
  ).toBeVisible();
  expect(submit()).toBeDisabled();
  // The list of a select loads after the page, and replaces the placeholder that a press would hit.
  await act(() => vi.dynamicImportSettled());
  await user.click(screen.getByRole('combobox', { name: /^Duration/u }));
  await user.click(await screen.findByRole('option', { name: 'Dark' }));
  expect(await screen.findByText(/^“yes” is/u)).toBeVisible();
});

it('says how durations follow from start times, and lists all losses of a row in one message', async () => {
  const { choose, submit } = openImport();
  await choose(
    `Time,Title,Colour,On its own\n19:00,Doors,,\n19:30,${'Act '.repeat(12)},mauve,perhaps\n20:30,End,,\n`,
  );
  expect(
    await screen.findByText('Each item takes until its end, or until the start of the next one.'),
  ).toBeVisible();
  const lost = within(screen.getByRole('list', { name: 'Rows with lost data' }));
  expect(lost.getByRole('listitem')).toHaveTextContent(
    /^Row 3 Act .* The name has 47 characters.*“mauve” is not a colour.*“perhaps” is neither yes nor no/u,
  );
  expect(
    within(screen.getByRole('list', { name: 'Errors' })).getByRole('listitem'),
  ).toHaveTextContent(/^Row 4 The length is unknown/u);
  expect(submit()).toBeDisabled();
});

it('reports input that it cannot import', async () => {
  const { choose, submit } = openImport();
  await choose('\n\n');
  expect(await screen.findByText('The file is empty.')).toBeVisible();
  await choose(`Name,Duration\n${'Part,5\n'.repeat(22)}`);
  expect(
    await screen.findByText('That makes 25 timers. A room can have at most 24.'),
  ).toBeVisible();
  expect(submit()).toBeDisabled();
});

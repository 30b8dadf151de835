import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderParts } from '../../testing/render-parts';
import { useController } from './controller-context';
import { Dialogs } from './Dialogs';
import { useRoomKeys } from './useRoomKeys';

function Desk() {
  useRoomKeys();
  const { deskRef } = useController();
  return <div ref={deskRef} tabIndex={-1} role="group" aria-label="Desk" />;
}

it('stores a note with the time of the key press, for the department of the last note', async () => {
  const { user, room, pass } = renderParts(
    <>
      <Desk />
      <Dialogs />
    </>,
  );
  await user.keyboard('n');
  const note = await screen.findByRole('textbox', { name: 'Note' });
  const begunAtMs = room.now();
  await pass(20_000);
  await user.type(note, 'Cue 4 was late');
  await user.click(screen.getByText('Keep note'));
  expect(room.getSnapshot().lines.at(-1)).toMatchObject({
    type: 'write-note',
    atMs: begunAtMs,
    text: 'General: Cue 4 was late',
  });
  expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
});

it('refuses a note that is too long, and keeps its text', async () => {
  const { user } = renderParts(
    <>
      <Desk />
      <Dialogs />
    </>,
  );
  await user.keyboard('n');
  await user.click(await screen.findByRole('textbox', { name: 'Note' }));
  await user.paste('x'.repeat(281));
  expect(screen.getByText('A note can have at most 280 characters.')).toBeVisible();
  expect(screen.getByText('Keep note').closest('button')).toBeDisabled();
});

import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { openRoom } from '../../data/open-room';
import { actsOf } from '../../data/room-acts';
import { RoomProvider } from './RoomProvider';
import { shownTimer, useRoom, useSnapshot } from './room-context';
import { useFigure } from './useFigure';

function Figure() {
  const room = useRoom();
  const figure = useFigure(shownTimer(useSnapshot()));
  return (
    <button type="button" onClick={() => actsOf(room).addMinute()}>
      {figure.remaining}
    </button>
  );
}

const inRoom = (showId: string) => (
  <StrictMode>
    <RoomProvider showId={showId} windowRole="controller">
      <Figure />
    </RoomProvider>
  </StrictMode>
);

afterEach(() => localStorage.clear());

it('opens the room of its show, also in strict mode, and keeps what was done when it closes', () => {
  const { unmount } = render(inRoom('hamlet'));
  act(() => screen.getByRole('button', { name: '10:00' }).click());
  expect(screen.getByRole('button')).toHaveTextContent('11:00');
  unmount();
  const later = openRoom('hamlet', 'viewer');
  expect(shownTimer(later.getSnapshot()).adjustedMs).toBe(60_000);
  later.close();
});

it('opens another room for another show', () => {
  const { rerender } = render(inRoom('hamlet'));
  act(() => screen.getByRole('button', { name: '10:00' }).click());
  rerender(inRoom('macbeth'));
  expect(screen.getByRole('button')).toHaveTextContent('10:00');
  rerender(inRoom('hamlet'));
  expect(screen.getByRole('button')).toHaveTextContent('11:00');
});

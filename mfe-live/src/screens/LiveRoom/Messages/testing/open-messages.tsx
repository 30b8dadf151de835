import { fireEvent, screen } from '@testing-library/react';
import { shownMessage } from '@standby/live-room/domain/state/room-state';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../../../testing/render-parts';
import { UndoBar } from '../../History/UndoBar';
import { Messages } from '../Messages';

/** Opens the panel of messages in a room at half past seven, with helpers for tests. */
export function openMessages(harness = createRoomHarness(CURTAIN_MS)) {
  const opened = renderParts(
    <>
      <Messages isShown />
      <UndoBar />
    </>,
    harness,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Message');
  return {
    ...opened,
    harness,
    input,
    send: screen.getByText('Add Message').closest('button'),
    press: (text: string | RegExp) => fireEvent.click(screen.getByText(text)),
    write: (text: string) => fireEvent.change(input, { target: { value: text } }),
    sent: () => Array.from(document.querySelectorAll('li'), ({ textContent }) => textContent),
    onViewers: () => shownMessage(opened.room.getSnapshot().state)?.text,
  };
}

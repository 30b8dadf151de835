import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import type { SheetCommand } from '@standby/live-room/domain/cues/sheet-acts';
import { sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { SheetPage } from '../screens/CueSheet/SheetPage';
import { renderInRoom } from '@standby/room-parts/testing/render-in-room';

export const cueOf = (number: number, label: string, rest: Partial<Cue> = {}): Cue => ({
  id: `cue-${number}`,
  department: 'LX',
  number: String(number),
  trigger: { kind: 'called' },
  label,
  ...rest,
});

/** Opens a sheet’s page in one window, and a colleague in another. */
export function openSheet(
  cues: readonly Cue[] = [cueOf(1, 'dawn'), cueOf(2, 'noon'), cueOf(3, 'dusk')],
) {
  const harness = createRoomHarness();
  const opened = renderInRoom(harness, 'controller', <SheetPage />);
  const colleague = harness.open('controller').room;
  act(() => void opened.room.dispatch({ type: 'add-cues', cues: [...cues], beforeCueId: null }));
  return {
    ...opened,
    colleague,
    async colleagueChanges(command: SheetCommand) {
      act(() => expect(colleague.dispatch(command).isDone).toBe(true));
      await opened.pass(100);
    },
    sheet: () => sheetOf(opened.room.getSnapshot().state),
    names: () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent),
    line: () => screen.getByLabelText(/^New cue/u),
    addLine(text: string) {
      fireEvent.change(screen.getByLabelText(/^New cue/u), { target: { value: text } });
      fireEvent.click(screen.getByText('Add'));
    },
    cell: (text: string) => {
      const found = screen.getByText(text).closest<HTMLElement>('[role="gridcell"]');
      if (!found) throw new Error(`No cell ${text}`);
      return found;
    },
    /** Types text into a cell by keyboard. */
    write(cell: HTMLElement, text: string) {
      fireEvent.click(cell);
      fireEvent.keyDown(cell, { key: 'F2' });
      const field = screen.getByRole('grid').querySelector('input');
      if (!field) throw new Error('No field in the grid');
      fireEvent.change(field, { target: { value: text } });
      fireEvent.keyDown(field, { key: 'Enter' });
    },
  };
}

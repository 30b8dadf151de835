import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ROOM_CUES_KEY, SAMPLE_SHEET, withRoomCount } from '@standby/contracts';
import { sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { SampleSheet } from './SampleSheet';

afterEach(() => localStorage.clear());

function open(showId: string) {
  const { room } = renderInRoom(
    createRoomHarness(),
    'controller',
    <SampleSheet>
      <p>The sheet</p>
    </SampleSheet>,
    { showId },
  );
  return { count: () => sheetOf(room.getSnapshot().state).cues.length };
}

it('fills the sheet of the sample show before it is shown', async () => {
  const { count } = open(SAMPLE_SHEET.showId);
  expect(screen.queryByText('The sheet')).toBeNull();
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText('The sheet')).toBeVisible();
  expect(count()).toBe(SAMPLE_SHEET.cues);
});

it('does not fill a sheet that was emptied, or the sheet of another show', () => {
  localStorage.setItem(ROOM_CUES_KEY, withRoomCount(null, SAMPLE_SHEET.showId, 0));
  const { count } = open(SAMPLE_SHEET.showId);
  expect(screen.getByText('The sheet')).toBeVisible();
  expect(count()).toBe(0);
  expect(open('macbeth').count()).toBe(0);
});

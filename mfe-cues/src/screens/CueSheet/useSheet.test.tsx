import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { RoomContext } from '@standby/room-parts/room-context';
import { cueOf } from '../../testing/open-sheet';
import { useSheet } from './useSheet';

function openSheetHook() {
  const { room } = createRoomHarness().open('controller');
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RoomContext value={room}>{children}</RoomContext>
  );
  const { result } = renderHook(() => useSheet(), { wrapper });
  const add = (...numbers: readonly number[]) => ({
    type: 'add-cues' as const,
    cues: numbers.map((number) => cueOf(number, `cue ${number}`)),
    beforeCueId: null,
  });
  const numbers = () => result.current.sheet.cues.map(({ number }) => number);
  return { result, add, numbers };
}

it('a gesture of several acts is performed completely or not at all', () => {
  const { result, add, numbers } = openSheetHook();
  act(() => expect(result.current.acts.change([add(1), add(2)])).toBe('done'));
  const twice = { ...add(), cues: [{ ...cueOf(4, 'again'), number: '1' }] };
  act(() => expect(result.current.acts.change([add(3), twice])).toBe('number-taken'));
  expect(numbers()).toEqual(['1', '2']);
  act(() => expect(result.current.acts.undo()).toBe('done'));
  expect(numbers()).toEqual([]);
  act(() => expect(result.current.acts.redo()).toBe('done'));
  expect(numbers()).toEqual(['1', '2']);
});

it('undo while the sheet is locked is a proposal', () => {
  const { result, add, numbers } = openSheetHook();
  act(() => void result.current.acts.change([add(1)]));
  act(() => void result.current.acts.lock(true));
  act(() => expect(result.current.acts.undo()).toBe('done'));
  expect(numbers()).toEqual(['1']);
  const [proposal] = result.current.sheet.proposals;
  expect(proposal?.change.type).toBe('remove-cues');
  act(() => void result.current.acts.decide(proposal?.id ?? '', true));
  expect(numbers()).toEqual([]);
});

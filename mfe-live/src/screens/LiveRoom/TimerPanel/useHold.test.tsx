import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOLD_MS, useHold } from './useHold';

function HeldButton(props: { readonly onHeld: () => void; readonly onPress: () => void }) {
  const { isHolding, handlers } = useHold({ isEnabled: true, ...props });
  return (
    <button type="button" data-holding={isHolding} {...handlers}>
      Blackout
    </button>
  );
}

function open() {
  const onHeld = vi.fn<() => void>();
  const onPress = vi.fn<() => void>();
  render(<HeldButton onHeld={onHeld} onPress={onPress} />);
  const button = screen.getByRole('button');
  return {
    button,
    onHeld,
    onPress,
    down: (init = { isPrimary: true, button: 0 }) => fireEvent.pointerDown(button, init),
    wait: (ms: number) => {
      act(() => void vi.advanceTimersByTime(ms));
    },
    click: (detail: number) => fireEvent.click(button, { detail }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('acts at the end of the hold, and not again at the release', () => {
  const { button, onHeld, onPress, down, wait, click } = open();
  down();
  expect(button).toHaveAttribute('data-holding', 'true');
  wait(HOLD_MS - 1);
  expect(onHeld).not.toHaveBeenCalled();
  wait(1);
  expect(onHeld).toHaveBeenCalledOnce();
  expect(button).toHaveAttribute('data-holding', 'false');
  fireEvent.pointerUp(button);
  click(1);
  expect(onPress).not.toHaveBeenCalled();
  // A press of a key does not count as a release.
  click(0);
  expect(onPress).toHaveBeenCalledOnce();
});

it.each(['pointerUp', 'pointerCancel', 'pointerLeave'] as const)(
  'is cancelled by %s, and a short press stays a press',
  (end) => {
    const { button, onHeld, onPress, down, wait, click } = open();
    down();
    wait(HOLD_MS - 100);
    fireEvent[end](button);
    wait(HOLD_MS);
    expect(button).toHaveAttribute('data-holding', 'false');
    expect(onHeld).not.toHaveBeenCalled();
    click(1);
    expect(onPress).toHaveBeenCalledOnce();
  },
);

it('counts a short press as a press even if the window stalled until after its release', () => {
  const { button, onHeld, onPress, down, click } = open();
  down();
  // A timer that became due during the stall runs once, before the waiting release.
  act(() => void vi.advanceTimersToNextTimer());
  fireEvent.pointerUp(button);
  click(1);
  act(() => void vi.advanceTimersByTime(HOLD_MS));
  expect(onHeld).not.toHaveBeenCalled();
  expect(onPress).toHaveBeenCalledOnce();
});

it('is held only by the first finger or the main button', () => {
  const { onHeld, down, wait } = open();
  down({ isPrimary: false, button: 0 });
  down({ isPrimary: true, button: 2 });
  wait(HOLD_MS);
  expect(onHeld).not.toHaveBeenCalled();
});

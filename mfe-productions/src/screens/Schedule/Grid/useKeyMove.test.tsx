import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Entry } from '../../../domain/schedule/entry';
import type { MoveEntry } from '../useEntryMoves';
import { useKeyMove } from './useKeyMove';

const move = vi.fn<MoveEntry>();
const entry = { id: 'fight-call', startAt: '', endAt: '' } as unknown as Entry;

/** Renders two days; the entry is a button on one of them. */
function Days({ day }: { readonly day: 'Thu' | 'Fri' }) {
  const gridRef = useRef<HTMLDivElement>(null);
  const moveByKey = useKeyMove(gridRef, move);
  const button = (
    <button type="button" data-entry={entry.id} onKeyDown={() => moveByKey(entry, entry)}>
      Fight call
    </button>
  );
  return (
    <div ref={gridRef}>
      <section>{day === 'Thu' && button}</section>
      <section>{day === 'Fri' && button}</section>
      <button type="button">Month</button>
    </div>
  );
}

const fightCall = () => screen.getByRole('button', { name: 'Fight call' });

describe('the focus after a key moves an entry', () => {
  it('follows to the other day, and stays while the list still shows the old times', () => {
    const { rerender } = render(<Days day="Thu" />);
    fightCall().focus();
    fireEvent.keyDown(fightCall(), { key: 'ArrowRight' });
    for (const day of ['Fri', 'Thu', 'Fri'] as const) {
      rerender(<Days day={day} />);
      expect(fightCall()).toHaveFocus();
    }
  });

  it('does not return after a person has moved on by key or pointer', () => {
    const { rerender } = render(<Days day="Thu" />);
    fightCall().focus();
    fireEvent.keyDown(fightCall(), { key: 'ArrowRight' });
    rerender(<Days day="Fri" />);
    const month = screen.getByRole('button', { name: 'Month' });
    month.focus();
    rerender(<Days day="Thu" />);
    expect(month).toHaveFocus();

    fightCall().focus();
    fireEvent.keyDown(fightCall(), { key: 'ArrowRight' });
    fireEvent.pointerDown(document.body);
    fightCall().blur();
    rerender(<Days day="Fri" />);
    expect(document.body).toHaveFocus();
  });
});

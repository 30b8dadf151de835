import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchText } from './useSearchText';

const write = vi.fn<(text: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  write.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

interface Entry {
  readonly address: string;
  readonly key: string;
  readonly isTraversed?: boolean;
}

function open(inAddress: string) {
  const initialProps: Entry = { address: inAddress, key: 'first' };
  return renderHook(
    ({ address, key, isTraversed = false }: Entry) =>
      useSearchText(address, { key, isTraversed }, write),
    { initialProps },
  );
}

function wait(millis: number): void {
  act(() => {
    vi.advanceTimersByTime(millis);
  });
}

it('begins with the search in the address', () => {
  expect(open('hamlet').result.current.typed).toBe('hamlet');
  wait(1000);
  expect(write).not.toHaveBeenCalled();
});

it('shows each letter at once and writes the address when the typing rests', () => {
  const { result } = open('');
  for (const text of ['h', 'ha', 'ham']) {
    act(() => result.current.type(text));
    expect(result.current.typed).toBe(text);
    wait(150);
  }
  expect(write).not.toHaveBeenCalled();

  wait(50);
  expect(write).toHaveBeenCalledExactlyOnceWith('ham');
});

it('writes nothing if the text ends as it began', () => {
  const { result } = open('ham');
  act(() => result.current.type('hamx'));
  act(() => result.current.type('ham'));
  wait(1000);

  expect(write).not.toHaveBeenCalled();
});

it('writes at once when the field is left, and not again later', () => {
  const { result } = open('');
  act(() => result.current.type('ham'));
  act(() => result.current.settle());
  wait(1000);

  expect(write).toHaveBeenCalledExactlyOnceWith('ham');
});

it('keeps letters that were typed while the address was being written', () => {
  const { result, rerender } = open('');
  act(() => result.current.type('ham'));
  wait(200);
  act(() => result.current.type('haml'));
  rerender({ address: 'ham', key: 'written' });

  expect(result.current.typed).toBe('haml');
});

it('follows the address back and forward', () => {
  const { result, rerender } = open('');
  act(() => result.current.type('ham'));
  wait(200);
  rerender({ address: 'ham', key: 'written' });
  rerender({ address: '', key: 'before', isTraversed: true });
  expect(result.current.typed).toBe('');

  rerender({ address: 'ham', key: 'written', isTraversed: true });
  expect(result.current.typed).toBe('ham');
  wait(1000);
  expect(write).toHaveBeenCalledOnce();
});

it('follows a link', () => {
  const { result, rerender } = open('ham');
  rerender({ address: 'mac', key: 'linked' });
  expect(result.current.typed).toBe('mac');
});

it('discards typed text if Back comes before it was written', () => {
  const { result, rerender } = open('');
  act(() => result.current.type('ham'));
  rerender({ address: '', key: 'before', isTraversed: true });
  expect(result.current.typed).toBe('');
  wait(1000);
  expect(write).not.toHaveBeenCalled();
});

it('keeps a search that is too long for servers on the page, but not in the address', () => {
  const { result, rerender } = open('ham');
  const long = 'x'.repeat(100_000);
  act(() => result.current.type(long));
  wait(200);
  expect(write).toHaveBeenCalledExactlyOnceWith('');
  rerender({ address: '', key: 'written' });
  expect(result.current.typed).toBe(long);
  rerender({ address: '', key: 'before', isTraversed: true });
  expect(result.current.typed).toBe(long);
});

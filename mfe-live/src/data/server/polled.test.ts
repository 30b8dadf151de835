import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Role } from '@standby/contracts';
import { polled, REFRESH_MS } from './polled';

/** Signs a person in to the organization `globe`. */
function signIn(role: Role): void {
  const tag = document.createElement('meta');
  const session = { organizationId: 'globe', organizations: [{ id: 'globe', name: '', role }] };
  Object.assign(tag, { name: 'standby:session', content: JSON.stringify(session) });
  document.head.append(tag);
  onTestFinished(() => tag.remove());
}

function open(read: (organizationId: string) => Promise<string>) {
  const listener = vi.fn();
  const content = polled('live:view', 'first', read);
  const stop = content.subscribe(listener);
  onTestFinished(stop);
  return { content, listener, stop };
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

describe('polled content', () => {
  it('is read at once and at each interval, for the organization of the page', async () => {
    signIn('stage-manager');
    let count = 0;
    const { content, listener, stop } = open(async (organizationId) => {
      count += 1;
      return `${organizationId} ${count}`;
    });
    expect(content.getSnapshot()).toBe('first');
    await vi.advanceTimersByTimeAsync(0);
    expect(content.getSnapshot()).toBe('globe 1');
    await vi.advanceTimersByTimeAsync(REFRESH_MS);
    expect(content.getSnapshot()).toBe('globe 2');
    stop();
    await vi.advanceTimersByTimeAsync(2 * REFRESH_MS);
    expect(count).toBe(2);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is not read while the page is hidden, and is read when the page is shown again', async () => {
    signIn('stage-manager');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { content } = open(async () => 'read');
    await vi.advanceTimersByTimeAsync(2 * REFRESH_MS);
    expect(content.getSnapshot()).toBe('first');
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(content.getSnapshot()).toBe('read');
  });

  it('stays as it is while the server cannot be reached', async () => {
    signIn('stage-manager');
    const answers = ['known'];
    const { content } = open(async () => {
      const answer = answers.shift();
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer;
    });
    await vi.advanceTimersByTimeAsync(2 * REFRESH_MS);
    expect(content.getSnapshot()).toBe('known');
  });

  it('does not change after its listener has stopped', async () => {
    signIn('stage-manager');
    const { content, listener, stop } = open(async () => 'read');
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(content.getSnapshot()).toBe('first');
    expect(listener).not.toHaveBeenCalled();
  });

  it('is not read for a guest, who belongs to no organization', async () => {
    const read = vi.fn(async () => 'read');
    open(read);
    await vi.advanceTimersByTimeAsync(2 * REFRESH_MS);
    expect(read).not.toHaveBeenCalled();
  });
});

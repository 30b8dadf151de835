import { describe, expect, it, vi } from 'vitest';
import { recordClicks } from './replay-clicks';

describe('recordClicks', () => {
  it('clicks recorded buttons once, and nothing that is clicked later', async () => {
    const root = document.createElement('div');
    root.innerHTML = '<button><b>Menu</b></button><a href="#x">link</a>';
    const clicks = recordClicks(root);
    root.querySelector('b')?.click();
    root.querySelector('a')?.click();
    const clicked = vi.fn<() => void>();
    root.querySelector('button')?.addEventListener('click', clicked);
    clicks.replay();
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());

    root.querySelector('button')?.click();
    expect(clicked).toHaveBeenCalledTimes(2);
    vi.useFakeTimers();
    clicks.replay();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(clicked).toHaveBeenCalledTimes(2);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { recordClicks } from './replay-clicks';

describe('recordClicks', () => {
  it('also clicks what was clicked before the first script', async () => {
    const root = document.createElement('div');
    root.innerHTML = '<button>Billing</button>';
    const [button, outside] = [root.querySelector('button'), document.createElement('button')];
    const clicked = vi.fn<(event: Event) => void>();
    for (const element of [button, outside]) element?.addEventListener('click', clicked);
    window.standbyEarlyClicks = [button, outside, null];
    recordClicks(root).replay();
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect(clicked.mock.calls[0]?.[0].target).toBe(button);
    expect(window.standbyEarlyClicks).toBeUndefined();
  });

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

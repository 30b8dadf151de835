import { onTestFinished, vi } from 'vitest';

/** jsdom scrolls nothing. */
export function scrollNowhere(): void {
  const { prototype } = Element;
  prototype.scrollIntoView = vi.fn<() => void>();
  onTestFinished(() => void Reflect.deleteProperty(prototype, 'scrollIntoView'));
}

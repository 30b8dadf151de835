import { onTestFinished, vi } from 'vitest';

/** Replaces `scrollIntoView`, which jsdom lacks, for one test. */
export function scrollNowhere(): void {
  const { prototype } = Element;
  prototype.scrollIntoView = vi.fn<() => void>();
  onTestFinished(() => void Reflect.deleteProperty(prototype, 'scrollIntoView'));
}

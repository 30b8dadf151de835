import { type RefObject, useEffect, useState } from 'react';
import {
  type HiddenTabs,
  hiddenTabs,
  scrollTargetOf,
  type StripView,
  type TabBox,
} from './hidden-tabs';

interface Measured {
  readonly list: HTMLElement;
  readonly tabs: readonly TabBox[];
  readonly view: StripView;
}

function measure(strip: HTMLElement | null): Measured | undefined {
  const list = strip?.querySelector<HTMLElement>('[role="tablist"]');
  if (!list) return undefined;
  const elements = list.querySelectorAll<HTMLElement>('[role="tab"]');
  return {
    list,
    tabs: Array.from(elements, (tab) => ({ start: tab.offsetLeft, size: tab.offsetWidth })),
    view: { start: list.scrollLeft, size: list.clientWidth },
  };
}

/**
 * Returns the numbers of a strip’s tabs out of view on either side, and a function that scrolls to
 * them.
 * @param count number of tabs; a change makes the hook observe them again
 */
export function useHiddenTabs(stripRef: RefObject<HTMLElement | null>, count: number) {
  const [hidden, setHidden] = useState<HiddenTabs>({ before: 0, after: 0 });

  useEffect(() => {
    const list = measure(stripRef.current)?.list;
    if (!list) return undefined;
    const update = () => {
      const measured = measure(stripRef.current);
      if (!measured) return;
      const next = hiddenTabs(measured.tabs, measured.view);
      setHidden((last) => (last.before === next.before && last.after === next.after ? last : next));
    };
    const observer = new ResizeObserver(update);
    const tabs = [...list.children].slice(0, count);
    for (const element of [list, ...tabs]) observer.observe(element);
    list.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', update);
    };
  }, [stripRef, count]);

  const reveal = (side: keyof HiddenTabs) => {
    const measured = measure(stripRef.current);
    if (measured) measured.list.scrollLeft = scrollTargetOf(measured.tabs, measured.view, side);
  };

  return { hidden, reveal };
}

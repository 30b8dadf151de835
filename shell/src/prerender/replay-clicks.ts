declare global {
  interface Window {
    /**
     * Targets of clicks before the first script of the app. `theme.js` records them while this is
     * set.
     */
    standbyEarlyClicks?: (EventTarget | null)[] | undefined;
  }
}

interface ClickRecorder {
  /** Stops recording and clicks the recorded buttons again. */
  readonly replay: () => void;
  /** Stops recording and drops the recorded clicks. */
  readonly discard: () => void;
}

/**
 * Records clicks on buttons of prerendered markup, which have no event handlers before hydration.
 * Links are left out, because they work without scripts.
 */
export function recordClicks(container: HTMLElement): ClickRecorder {
  const clicked: HTMLElement[] = [];
  const record = (target: EventTarget | null): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && container.contains(button)) clicked.push(button);
  };
  for (const target of window.standbyEarlyClicks ?? []) record(target);
  window.standbyEarlyClicks = undefined;
  const handleClick = ({ target }: Event): void => record(target);
  const discard = (): void => container.removeEventListener('click', handleClick);
  container.addEventListener('click', handleClick);
  return {
    replay() {
      discard();
      const buttons = clicked.splice(0);
      // React attaches its handlers when it hydrates, in a task of its own.
      if (buttons.length > 0) setTimeout(() => buttons.forEach((button) => button.click()));
    },
    discard,
  };
}

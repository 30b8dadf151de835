export interface EarlyClicks {
  /** Does again what was clicked. */
  readonly replay: () => void;
  readonly forget: () => void;
}

/**
 * Markup that was drawn ahead shows buttons before there is code behind them. What is clicked until
 * then is kept; links work by themselves.
 */
export function keepEarlyClicks(container: HTMLElement): EarlyClicks {
  const clicked: HTMLElement[] = [];
  const keep = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) clicked.push(button);
  };
  const forget = (): void => container.removeEventListener('click', keep);
  container.addEventListener('click', keep);
  return {
    replay() {
      forget();
      const buttons = clicked.splice(0);
      // React hears clicks once it has drawn, which it does in a task of its own.
      if (buttons.length > 0) setTimeout(() => buttons.forEach((button) => button.click()));
    },
    forget,
  };
}

/**
 * Markup that was made ahead shows buttons before there is code behind them. What is clicked until
 * then is kept, and clicked again once there is; links work by themselves.
 *
 * @returns to be called when the markup has been brought to life
 */
export function keepEarlyClicks(container: HTMLElement): () => void {
  const clicked: HTMLElement[] = [];
  const keep = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) clicked.push(button);
  };
  container.addEventListener('click', keep);
  return () => {
    container.removeEventListener('click', keep);
    // React hears clicks once it has drawn, which it does in a task of its own.
    if (clicked.length > 0) setTimeout(() => clicked.forEach((button) => button.click()));
  };
}

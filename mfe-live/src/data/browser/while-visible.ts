/**
 * Runs `work` now, at each interval, and when the page is shown again; never while the page is
 * hidden.
 * @returns a function that stops it
 */
export function whileVisible(work: () => void, intervalMs: number): () => void {
  const handleChange = (): void => {
    if (!document.hidden) work();
  };
  handleChange();
  const interval = setInterval(handleChange, intervalMs);
  document.addEventListener('visibilitychange', handleChange);
  return () => {
    clearInterval(interval);
    document.removeEventListener('visibilitychange', handleChange);
  };
}

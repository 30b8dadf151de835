/**
 * Runs before a page's own scripts. Keeps what the browser reports of painting, shifting and blocking
 * in `globalThis.benchProbe`, and tells when a screen's content is on the screen.
 */
{
  const BLOCKING_FROM_MS = 50;
  const longTasks = [];
  const probe = { lcpMs: 0, shift: 0, clickMs: Number.NaN };

  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => (probe.lcpMs = startTime));
  observe('longtask', ({ startTime, duration }) => longTasks.push({ startTime, duration }));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) probe.shift += value;
  });
  addEventListener('click', ({ timeStamp }) => (probe.clickMs = timeStamp), { capture: true });

  const isShown = ({ path, content }) =>
    location.pathname.startsWith(path) &&
    (document.querySelector(content)?.getClientRects().length ?? 0) > 0;

  /** Resolves with the time after the first frame in which the screen has its content. */
  probe.arrival = (screen) =>
    new Promise((resolve) => {
      const painted = new MessageChannel();
      painted.port1.addEventListener('message', () => resolve(performance.now()), { once: true });
      painted.port1.start();
      const look = () => {
        if (isShown(screen)) painted.port2.postMessage(undefined);
        else requestAnimationFrame(look);
      };
      look();
    });

  /** From the first paint on, as the metric has it. */
  probe.summary = () => {
    const fcpMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blockingMs = longTasks
      .filter(({ startTime }) => startTime >= fcpMs)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - BLOCKING_FROM_MS), 0);
    return { fcpMs, lcpMs: probe.lcpMs, shift: probe.shift, blockingMs };
  };

  globalThis.benchProbe = probe;
}

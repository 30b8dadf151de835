import { useEffect, useState } from 'react';
import type { NightFacts } from '@standby/live-room/domain/report/night-facts';
import type { ReadNight } from '../data/night';
import { isSent, type Report } from '../domain/report/report';
import type { Show } from '../domain/show';
import { instantsOf } from '../domain/timezone';

/** Poll interval while the page is visible. */
const REFRESH_MS = 10_000;

/**
 * Returns the facts of a performance: the room's current facts until the report is sent, and then
 * the report's.
 */
export function useNight(
  show: Show,
  report: Report | undefined,
  readNight: ReadNight,
): NightFacts | null {
  const [fresh, setFresh] = useState<NightFacts | null>(null);
  const isOpen = report !== undefined && !isSent(report);
  const startMs = report && instantsOf(report.date, report.startTime, show.timezone)[0];

  useEffect(() => {
    if (!isOpen || startMs === undefined) return undefined;
    let isOver = false;
    async function read(atMs: number): Promise<void> {
      if (document.hidden) return;
      // A failed read leaves the report's facts on show.
      const facts = await readNight(show.id, atMs).catch(() => undefined);
      if (!isOver && facts !== undefined) setFresh(facts);
    }
    const handleChange = (): void => void read(startMs);
    handleChange();
    const interval = setInterval(handleChange, REFRESH_MS);
    document.addEventListener('visibilitychange', handleChange);
    return () => {
      isOver = true;
      setFresh(null);
      clearInterval(interval);
      document.removeEventListener('visibilitychange', handleChange);
    };
  }, [show.id, startMs, isOpen, readNight]);

  return (isOpen && fresh) || (report?.facts ?? null);
}

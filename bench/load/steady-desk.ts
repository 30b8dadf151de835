import { type BenchDesk, wait } from '../room/bench-room.ts';

const ACT_EVERY_MS = 50;

/**
 * Acts one after the other until a condition on the number of acts is true. Returns the ms from
 * each act to its acknowledgement.
 */
export async function actUntil(
  desk: BenchDesk,
  isOver: (acts: number) => boolean,
  pauseMs = ACT_EVERY_MS,
): Promise<number[]> {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const stored = desk.window.next('events');
    const sentAtMs = performance.now();
    desk.blackout();
    times.push((await stored) - sentAtMs);
    await wait(pauseMs);
  }
  return times;
}

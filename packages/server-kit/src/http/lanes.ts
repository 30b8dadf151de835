import type { Metrics } from './metrics.ts';
import { Lane } from './lane.ts';

/**
 * Limits of the database connections and processor time that requests use at once. Together the first three lanes
 * leave connections of the pool to the acts of live rooms, which do not wait in a lane.
 */
const sizes = {
  /** Requests without a session, by network or device. A whole audience may share one network. */
  strangers: { atOnce: 3, atOncePerKey: 2, waiting: 1_000, waitingPerKey: 300 },
  /** Requests with a session, by session, account and organization. Many windows may reconnect at once. */
  members: { atOnce: 4, atOncePerKey: 3, waiting: 2_000, waitingPerKey: 500 },
  /** Answers that take long to compute, such as the history of a room. */
  reads: { atOnce: 1, atOncePerKey: 1, waiting: 200, waitingPerKey: 10 },
  /** Hashes of passwords, each of which takes a thread for 0.15 s. */
  passwords: { atOnce: 2, atOncePerKey: 1, waiting: 200, waitingPerKey: 4 },
} as const;

type LaneName = keyof typeof sizes;
export type Lanes = Readonly<Record<LaneName, Lane>>;

/** Creates the lanes of one server. */
export function createLanes({ gauge }: Pick<Metrics, 'gauge'>): Lanes {
  const lanes: Lanes = {
    strangers: new Lane(sizes.strangers),
    members: new Lane(sizes.members),
    reads: new Lane(sizes.reads),
    passwords: new Lane(sizes.passwords),
  };
  for (const [name, lane] of Object.entries(lanes)) {
    gauge(`standby_${name}_running`, `Requests that are worked on: ${name}.`, () => lane.running);
    gauge(`standby_${name}_waiting`, `Requests that wait for that: ${name}.`, () => lane.waiting);
  }
  return lanes;
}

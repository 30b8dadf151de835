import type { Metrics } from '../plugins/metrics.ts';
import { Lane } from './lane.ts';

/**
 * What requests may use of the database and the processor at once. Together the first three leave connections of the
 * pool to the acts of live rooms, which wait in no lane.
 */
const sizes = {
  /** Requests without a session, by network or device. Behind one network there may be a whole audience. */
  strangers: { atOnce: 3, atOncePerKey: 2, waiting: 1_000, waitingPerKey: 300 },
  /** Requests with a session, by session, account and organization: many windows come back at once. */
  members: { atOnce: 4, atOncePerKey: 3, waiting: 2_000, waitingPerKey: 500 },
  /** Answers that are long to make, such as the history of a room. */
  reads: { atOnce: 1, atOncePerKey: 1, waiting: 200, waitingPerKey: 10 },
  /** Hashes of passwords, each of which takes a thread for 0.15 s. */
  passwords: { atOnce: 2, atOncePerKey: 1, waiting: 200, waitingPerKey: 4 },
} as const;

export type LaneName = keyof typeof sizes;
export type Lanes = Readonly<Record<LaneName, Lane>>;

/** The lanes of one server. */
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

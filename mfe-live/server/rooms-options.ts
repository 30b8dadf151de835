import type { FeatureOptions } from '@standby/server-kit';
import type { Rooms } from './room/rooms';

/** Options of a part of the server that works in the live rooms. */
export interface RoomsOptions extends FeatureOptions {
  readonly rooms: Rooms;
  /** Returns epoch ms, with fractions. */
  readonly now: () => number;
}

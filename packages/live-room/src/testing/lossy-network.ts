import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { FakeNetwork } from '@standby/room-engine/testing/fake-network';
import type { RoomWindow } from './room-harness';

/** Delays of the copies of each message, in turn: lost, at once, doubled, late. */
export const deliveries = fc.array(fc.constantFrom([], [0], [0, 700], [400], [2_500]), {
  minLength: 1,
  maxLength: 4,
});

/** Delivers messages from now on with these delays, over and over. */
export function deliverInTurn(network: FakeNetwork, fates: readonly (readonly number[])[]): void {
  let count = 0;
  network.delivery = () => fates[(count += 1) % fates.length] ?? [];
}

/** Expects that all windows show the same state and the same log. */
export function expectAgreement(windows: readonly RoomWindow[]): void {
  const [first, ...others] = windows.map(({ room }) => room.getSnapshot());
  for (const other of others) {
    expect(other.state).toEqual(first?.state);
    expect(other.lines).toEqual(first?.lines);
    expect(other.revision).toBe(first?.revision);
  }
}

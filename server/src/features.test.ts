import { expect, it } from 'vitest';
import { findFeatureProblems } from '@standby/server-kit';
import { DEVICE_LIMIT } from '../../mfe-venue/src/domain/device.ts';
import { ROOM_LIMIT } from '../../mfe-venue/src/domain/room.ts';
import { collections, ownFeatures } from './features.ts';

it("holds the product's own features to the rules of all", () => {
  expect(findFeatureProblems(ownFeatures, [])).toEqual([]);
});

it('the plan limits rooms and devices alone', () => {
  const limits = Object.fromEntries(
    collections.flatMap(({ contract, limit }) =>
      limit === undefined ? [] : [[contract.name, limit]],
    ),
  );
  expect(limits).toEqual({ devices: DEVICE_LIMIT, rooms: ROOM_LIMIT });
});

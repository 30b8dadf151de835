import { expect, it } from 'vitest';
import { findFeatureProblems } from '@standby/server-kit';
import { DEVICE_LIMIT } from '../../mfe-venue/src/domain/device.ts';
import { ROOM_LIMIT } from '../../mfe-venue/src/domain/room.ts';
import { collections, ownFeatures } from './features.ts';

it("checks the product's own features by the common rules", () => {
  expect(findFeatureProblems(ownFeatures, [])).toEqual([]);
});

it('the plan limits only rooms and devices', () => {
  const limits = Object.fromEntries(
    collections.flatMap(({ contract, limit }) =>
      limit === undefined ? [] : [[contract.name, limit]],
    ),
  );
  expect(limits).toEqual({ devices: DEVICE_LIMIT, rooms: ROOM_LIMIT });
});

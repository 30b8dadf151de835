import { expect, it } from 'vitest';
import { findFeatureProblems } from '@standby/server-kit';
import { ownFeatures } from './features.ts';

it("holds the product's own features to the rules of all", () => {
  expect(findFeatureProblems(ownFeatures, [])).toEqual([]);
});

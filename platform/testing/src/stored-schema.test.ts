import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { expectRecordedSchema, fingerprintOf } from './stored-schema';

const isShort = (name: string): boolean => name.length < 40;
const name = v.pipe(v.string(), v.nonEmpty('it has no name.'));
const schema = v.object({ name, count: v.nullable(v.number()) });
const same = fingerprintOf(schema);

describe('the fingerprint of a schema', () => {
  it.each([
    ['another order of the fields', v.object({ count: v.nullable(v.number()), name })],
    [
      'other words of refusal',
      v.object({ name: v.pipe(v.string(), v.nonEmpty('Name?')), count: v.nullable(v.number()) }),
    ],
  ])('stays with %s', (_, changed) => {
    expect(fingerprintOf(changed)).toBe(same);
  });

  it.each([
    ['a field more', v.object({ ...schema.entries, isFragile: v.boolean() })],
    ['a field less', v.object({ name })],
    ['another type', v.object({ name, count: v.nullable(v.string()) })],
    ['a field that may be missing', v.object({ name, count: v.optional(v.nullable(v.number())) })],
    ['a limit', v.object({ name, count: v.nullable(v.pipe(v.number(), v.maxValue(9))) })],
    ['another limit', v.object({ name, count: v.nullable(v.pipe(v.number(), v.maxValue(8))) })],
    ['a check', v.object({ name: v.pipe(name, v.check(isShort)), count: v.nullable(v.number()) })],
    ['a choice', v.object({ name: v.picklist(['a', 'b']), count: v.nullable(v.number()) })],
    ['another choice', v.object({ name: v.picklist(['a', 'c']), count: v.nullable(v.number()) })],
    ['a pattern', v.object({ name: v.pipe(v.string(), v.regex(/^a$/u)), count: v.any() })],
    ['other strictness', v.strictObject(schema.entries)],
  ])('changes with %s', (_, changed) => {
    expect(fingerprintOf(changed)).not.toBe(same);
  });
});

describe('a stored schema', () => {
  const stored = { what: 'props', version: 1, schema, recorded: { 1: same } };

  it('may stay as recorded', () => {
    expect(() => expectRecordedSchema(stored)).not.toThrow();
  });

  it('may not change under the same version; the message names the remedy', () => {
    expect(() => expectRecordedSchema({ ...stored, schema: v.object({ name }) })).toThrow(
      /^The stored props have another schema than version 1 had\. Raise the version, write a migration/u,
    );
  });

  it('must be recorded with a new version', () => {
    expect(() => expectRecordedSchema({ ...stored, version: 2 })).toThrow(
      `Version 2 of the stored props is new: record '${same}' for it.`,
    );
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { issueText } from './issue-text';

const messageOf = (schema: v.GenericSchema, value: unknown): string =>
  v.safeParse(schema, value).issues?.[0].message ?? '';

describe('issueText', () => {
  it.each([
    ['another type', v.string(), 7],
    ['a missing key', v.object({ name: v.string() }), {}],
    ['an unknown key', v.strictObject({}), { name: 'Globe' }],
    ['another word of a list', v.picklist(['owner', 'admin']), 'king\nof all'],
    ['another form of text', v.pipe(v.string(), v.isoTimestamp()), 'yesterday'],
    ['too long a text', v.pipe(v.string(), v.maxLength(2)), 'Globe'],
    [
      'a rule',
      v.pipe(
        v.string(),
        v.check(() => false),
      ),
      'Globe',
    ],
  ])('does not show Valibot’s own message about %s', (_what, schema, value) => {
    expect(messageOf(schema, value)).toMatch(/^Invalid /u);
    expect(issueText(messageOf(schema, value))).toBe(
      'This is missing or not allowed. Correct it and try again.',
    );
  });

  it.each(['Enter a name', 'Invalid dates cannot be printed', 'Invalid: too many rows'])(
    'shows the message of a schema: %s',
    (message) => {
      const schema = v.pipe(
        v.string(),
        v.check(() => false, message),
      );
      expect(issueText(messageOf(schema, ''))).toBe(message);
    },
  );
});

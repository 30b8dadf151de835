import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { shapeAnswer, type LeftOutRow } from './answer.ts';

const row = v.object({ id: v.string(), to: v.pipe(v.array(v.string()), v.maxLength(1)) });
const schema = v.object({ rows: v.array(row), total: v.number(), leftOut: v.optional(v.number()) });
const good = { id: 'good', to: ['a'] };
const bad = { id: 'bad', to: ['a', 'b'] };

function shape(result: unknown) {
  const reported: LeftOutRow[] = [];
  return { answer: shapeAnswer(schema, result, (left) => reported.push(left)), reported };
}

describe('an answer', () => {
  it('keeps its good rows, counts the others and reports them', () => {
    const { answer, reported } = shape({ rows: [good, bad, { ...good, id: 7 }], total: 3 });
    expect(answer).toEqual({ rows: [good], total: 3, leftOut: 2 });
    expect(reported).toMatchObject([
      { list: 'rows', id: 'bad', problems: [expect.stringContaining('rows.1.to')] },
      { list: 'rows', id: undefined, problems: [expect.stringContaining('rows.2.id')] },
    ]);
  });

  it('is passed on without a report if all of it is valid', () => {
    expect(shape({ rows: [good], total: 1, more: true })).toEqual({
      answer: { rows: [good], total: 1 },
      reported: [],
    });
  });

  it('fails if anything except a row is invalid', () => {
    expect(() => shape({ rows: [good], total: '1' })).toThrow(v.ValiError);
    expect(() => shape({ rows: null, total: 1 })).toThrow(v.ValiError);
  });
});

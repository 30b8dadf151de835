import { expect, test } from 'vitest';
import { nextPollMs, POLL_MS, type QuestionStatus } from './useQuestionStatus';

test.each<[QuestionStatus | undefined, number, number | undefined]>([
  ['waiting', 0, POLL_MS],
  ['accepted', 0, POLL_MS],
  ['shown', 0, POLL_MS],
  [undefined, 0, POLL_MS],
  ['hidden', 1, 2 * POLL_MS],
  ['hidden', 6, 64 * POLL_MS],
  [undefined, 6, 64 * POLL_MS],
  ['hidden', 7, undefined],
  ['answered', 0, undefined],
])('L4: after the answer %s, with %i “hidden” answers in a row, polls again in %s ms', (...row) => {
  const [status, hiddenAnswers, delayMs] = row;
  expect(nextPollMs(status, hiddenAnswers)).toBe(delayMs);
});

import type { GoAnswer, GoReport } from '../../domain/calling/go-report';

/**
 * Problem of a department with a GO, or null. The list of departments names those without a light.
 */
const WORDS: Readonly<Record<GoAnswer, string | null>> = {
  waiting: null,
  shown: null,
  'no-light': null,
  late: 'saw it late',
  'cut-off': 'light cut off: call by voice',
  unconfirmed: 'no light showed it: call by voice',
};

/** Returns the outcome of a GO in one line; empty if no light was connected. */
export function goText({ isSent, shown, lights, departments }: GoReport): string {
  if (!isSent) return 'sending';
  const problems = departments.flatMap(({ id, answer }) =>
    WORDS[answer] === null ? [] : `${id} ${WORDS[answer]}`,
  );
  if (lights === 0) return problems.join(' · ');
  const isWaiting = departments.some(({ answer }) => answer === 'waiting');
  const count = `${isWaiting ? 'sent, ' : ''}shown on ${shown} of ${lights}`;
  return [count, ...problems].join(' · ');
}

/**
 * Whether the caller must say the GO aloud: it was not sent, or a department with a light did not
 * see it.
 */
export function needsVoice({ isSent, departments }: GoReport): boolean {
  return !isSent || departments.some(({ answer }) => WORDS[answer] !== null);
}

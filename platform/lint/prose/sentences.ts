/** Kinds of prose. A test name completes the title of its `describe`. */
type Prose = 'comment' | 'test name' | 'document';

/** A habit that makes readers read a sentence twice, and how to write the sentence instead. */
interface Habit {
  readonly pattern: RegExp;
  readonly hint: string;
}

const NAME_THE_THING = 'Begin with the thing that the sentence is about, or with a verb.';

/** Words that begin a fragment: its noun or its main clause is missing. */
const STARTS: readonly Habit[] = [
  { pattern: /^(?:of(?! course\b)|those|ones)\b/iu, hint: NAME_THE_THING },
  { pattern: /^(?:the )?one (?:of which|that|which|who|whose)\b/iu, hint: NAME_THE_THING },
  { pattern: /^(?:by|from|in|on|to|with) (?:what|which|whom|whose)\b/iu, hint: NAME_THE_THING },
  { pattern: /^(?:to be|so that|lest|else)\b/iu, hint: 'Write the main clause first.' },
  { pattern: /^(?:it|this) (?:is|was) (?:no|none)\b(?! longer)/iu, hint: NAME_THE_THING },
  { pattern: /^not (?:a|an|as|by|for|in|one|those|what)\b/iu, hint: 'Say what it is or does.' },
  { pattern: /^(?:none (?:of|is)|nor)\b/iu, hint: 'Name the subject: “No part …”.' },
];

/** Starts that only a document may use, where a heading or an earlier sentence prepares them. */
const PREPARED_STARTS: readonly Habit[] = [
  { pattern: /^(?:who(?:se|m|ever)?|what(?:ever)?|which(?:ever)?)\b/iu, hint: NAME_THE_THING },
  {
    pattern: /^(?:and|but|or)\b/iu,
    hint: 'Join it to the sentence before, or leave the conjunction out.',
  },
];

const PHRASES: readonly Habit[] = [
  {
    pattern: /(?<!\bthere )\b(?:are|is|was|were) (?:no(?! (?:longer|more|other)\b)|none)\b/iu,
    hint: 'Write “is not a …”, or the positive statement.',
  },
  { pattern: /\bby (?:itself|themselves)\b/iu, hint: 'Write “automatically” or “on its own”.' },
  {
    pattern: /\b(?:at|by|from|in|of|on|to|with) (?:those of|that which|what)\b/iu,
    hint: 'Name the things.',
  },
  { pattern: /\b(?:are|is|was|were) (?:said|told)\b/iu, hint: 'Say who tells whom.' },
  {
    pattern: /\b(?:hence|lest|thereby|therein|thereof|wherein|whereof|whoever)\b/iu,
    hint: 'Use a word of everyday English.',
  },
];

const SENTENCE_END = /(?<=[.!?])\s+(?=[A-Z])/u;
const QUOTED = /`[^`]*`|«[^»]*»|“[^”]*”|"[^"]*"/gu;
const SHOWN_LENGTH = 60;

/**
 * Returns a message for each sentence that starts in the middle of a thought or has a phrase that
 * readers stumble over. Quoted text and questions are left alone.
 */
export function proseProblems(text: string, prose: Prose): string[] {
  const starts = prose === 'document' ? STARTS : [...STARTS, ...PREPARED_STARTS];
  return text.split(SENTENCE_END).flatMap((part) => {
    const sentence = part.trim().replaceAll(/\s+/gu, ' ');
    const plain = sentence.replaceAll(QUOTED, '“”');
    if (plain.endsWith('?') || plain.split(' ').length < 3) return [];
    const start = starts.find(({ pattern }) => pattern.test(plain));
    const habit = start ?? PHRASES.find(({ pattern }) => pattern.test(plain));
    if (!habit) return [];
    const problem = start ? 'starts in the middle of a thought' : 'reads like a translation';
    const shown = sentence.length > SHOWN_LENGTH ? `${sentence.slice(0, SHOWN_LENGTH)}…` : sentence;
    return [`This ${prose} ${problem}: «${shown}» ${habit.hint}`];
  });
}

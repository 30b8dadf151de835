import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import type { Person } from '../person';
import { timezoneText } from '../timezone';
import { changeText, type CallChange } from './daily-call';
import { isCalled, titleOf } from './entry';
import type { CalledEntry } from './sent-call';
import { callText, dateText, spanText, timeText } from './words';

export interface CallMailOptions {
  readonly title: string;
  readonly venue: string;
  readonly timezone: string;
  readonly date: string;
  /** By time. */
  readonly entries: readonly CalledEntry[];
  /** Since the call went out the last time; none at the first time. */
  readonly changes: readonly CallChange[];
  readonly people: ReadonlyMap<string, Person>;
  /** The person's own page. */
  readonly link: string;
}

export interface CallMail {
  readonly subject: string;
  readonly text: string;
}

/** A subject is one line, even if a title has line breaks. */
const lineOf = (text: string): string => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();

function entryText(entry: CalledEntry, people: ReadonlyMap<string, Person>): string {
  const { kind, place, notes } = entry;
  const where = place ? `, ${lineOf(place)}` : '';
  const when = kind === 'day-off' ? '' : `${spanText(entry, NEUTRAL_CLOCK)}  `;
  const lines = [
    `${when}${lineOf(titleOf(entry))}${where}`,
    `  ${kind === 'day-off' ? 'Free' : 'Called'}: ${lineOf(callText(entry, people))}`,
    ...(notes ? notes.split('\n').map((note) => `  ${note.trimEnd()}`) : []),
  ];
  return lines.join('\n');
}

/** The daily call for one person: their own calls first, then the day. The server knows the clock of none of them. */
export function callMail(person: Person, options: CallMailOptions): CallMail {
  const { title, venue, timezone, date, entries, changes, people, link } = options;
  const first = entries.find((entry) => entry.kind !== 'day-off' && isCalled(entry, person.id));
  const isChanged = changes.length > 0;
  const subject = `${isChanged ? 'Changed: ' : ''}${lineOf(title)}, call for ${dateText(date)}`;
  const parts = [
    first
      ? `${lineOf(person.name)}, you are called at ${timeText(first.startAt, NEUTRAL_CLOCK)}.`
      : `${lineOf(person.name)}, you are not called on this day.`,
    `${lineOf(title)}, ${lineOf(venue)}\n${dateText(date)}. All times are those of the venue (${timezoneText(timezone)}).`,
    ...(isChanged
      ? [
          [
            'Changed since the last call:',
            ...changes.map((change) => `- ${lineOf(changeText(change, NEUTRAL_CLOCK))}`),
          ].join('\n'),
        ]
      : []),
    ...(entries.length > 0
      ? entries.map((entry) => entryText(entry, people))
      : ['Nothing is planned on this day.']),
    `Your calls, and the place to say that you have seen this:\n${link}`,
  ];
  return { subject, text: `${parts.join('\n\n')}\n` };
}

import { localeOfZone, NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import type { Person } from '../person';
import { timezoneText, zoneOf } from '../timezone';
import { callsText, type CallRules } from './call-times';
import { changeText, firstCall, type CallChange } from './daily-call';
import { titleOf } from './entry';
import type { CalledEntry } from './sent-call';
import { dateText, spanText, timeText } from './words';

interface CallMailOptions extends CallRules {
  readonly title: string;
  readonly venue: string;
  readonly date: string;
  /** Entries in order of time. */
  readonly entries: readonly CalledEntry[];
  /** Changes since the last time the call went out; empty the first time. */
  readonly changes: readonly CallChange[];
  readonly people: ReadonlyMap<string, Person>;
  /** Link to the person's own page. */
  readonly link: string;
}

interface CallMail {
  readonly subject: string;
  readonly text: string;
}

/** Returns the text as one line, because a subject must not contain line breaks. */
const lineOf = (text: string): string => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();

function entryText(entry: CalledEntry, options: CallMailOptions): string {
  const { kind, place, notes } = entry;
  const where = place ? `, ${lineOf(place)}` : '';
  const when = kind === 'day-off' ? '' : `${spanText(entry, NEUTRAL_CLOCK)}  `;
  const lines = [
    `${when}${lineOf(titleOf(entry))}${where}`,
    `  ${kind === 'day-off' ? 'Free' : 'Called'}: ${lineOf(callsText(entry, options.people, options, NEUTRAL_CLOCK))}`,
    ...(notes ? notes.split('\n').map((note) => `  ${note.trimEnd()}`) : []),
  ];
  return lines.join('\n');
}

/**
 * Writes the daily call for one person: their own calls first, then the whole day. Times use a
 * neutral clock, since the server does not know each person's clock setting.
 */
export function callMail(person: Person, options: CallMailOptions): CallMail {
  const { title, venue, timezone, date, entries, changes, link } = options;
  const first = firstCall(entries, person, options);
  const day = dateText(date, localeOfZone(zoneOf(timezone)));
  const isChanged = changes.length > 0;
  const subject = `${isChanged ? 'Changed: ' : ''}${lineOf(title)}, call for ${day}`;
  const parts = [
    first
      ? `${lineOf(person.name)}, you are called at ${timeText(first, NEUTRAL_CLOCK)}.`
      : `${lineOf(person.name)}, you are not called on this day.`,
    `${lineOf(title)}, ${lineOf(venue)}\n${day}. All times are in the time zone of the venue (${timezoneText(timezone)}).`,
    ...(isChanged
      ? [
          [
            'Changed since the last call:',
            ...changes.map((change) => `- ${lineOf(changeText(change, NEUTRAL_CLOCK))}`),
          ].join('\n'),
        ]
      : []),
    ...(entries.length > 0
      ? entries.map((entry) => entryText(entry, options))
      : ['Nothing is planned on this day.']),
    `Your calls, and the place to say that you have seen this:\n${link}`,
  ];
  return { subject, text: `${parts.join('\n\n')}\n` };
}

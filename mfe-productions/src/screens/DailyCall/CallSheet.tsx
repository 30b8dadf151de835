import { useId } from 'react';
import { useClock } from '@standby/shared-ui';
import { PlainList } from '../../components/PlainList.styles';
import type { Person } from '../../domain/person';
import { callsText, type CallRules } from '../../domain/schedule/call-times';
import { callTimes, type CallChange } from '../../domain/schedule/daily-call';
import { kindLabels, titleOf } from '../../domain/schedule/entry';
import type { CalledEntry } from '../../domain/schedule/sent-call';
import { spanText, timeText } from '../../domain/schedule/words';
import type { Show } from '../../domain/show';
import { timezoneText } from '../../domain/timezone';
import * as S from './DailyCall.styles';

interface CallSheetProps {
  readonly show: Pick<Show, 'title' | 'venue' | 'timezone' | 'custom'>;
  /** Date of the call, such as `Wednesday, January 15, 2025`. */
  readonly date: string;
  /** Entries in order of time. */
  readonly entries: readonly CalledEntry[];
  readonly people: readonly Person[];
  /** Changes since the call went out, by the entry's id. */
  readonly changed: ReadonlyMap<string, CallChange>;
  /** Time at which each person has seen the call, by id; undefined if unknown. */
  readonly seen: ReadonlyMap<string, string> | undefined;
}

const marks = { added: 'New', changed: 'Changed', removed: 'Cancelled' } as const;

type RowProps = Pick<CallSheetProps, 'changed'> & {
  readonly entry: CalledEntry;
  readonly people: ReadonlyMap<string, Person>;
  readonly rules: CallRules;
};

function Row({ entry, people, changed, rules }: RowProps) {
  const clock = useClock();
  const { id, kind, title, place, notes } = entry;
  const change = changed.get(id);
  return (
    <S.Entry data-changed={change?.kind}>
      <S.When>{kind === 'day-off' ? 'All day' : spanText(entry, clock)}</S.When>
      <div>
        <h3>
          {titleOf(entry)} {change && <S.Mark>{marks[change.kind]}</S.Mark>}
        </h3>
        <p>{[title && kindLabels[kind], place].filter(Boolean).join(', ')}</p>
        {change && change.texts.length > 0 && <p>{change.texts.join(', ')}</p>}
        <p>
          {kind === 'day-off' ? 'Free: ' : 'Called: '}
          {callsText(entry, people, rules, clock)}
        </p>
        {notes && <S.Notes>{notes}</S.Notes>}
      </div>
    </S.Entry>
  );
}

/** Content of the call, on the screen and on paper. */
export function CallSheet({ show, date, entries, people, changed, seen }: CallSheetProps) {
  const clock = useClock();
  const id = useId();
  const byId = new Map(people.map((person) => [person.id, person]));
  const times = callTimes(entries, people, show);
  return (
    <S.Sheet aria-labelledby={id}>
      <h2 id={id}>{date}</h2>
      <p>
        {show.title} · {show.venue} · all times in {timezoneText(show.timezone)}
      </p>
      {entries.length === 0 && <p>Nothing is planned on this day.</p>}
      <S.Parts>
        <PlainList as="ol">
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} people={byId} changed={changed} rules={show} />
          ))}
        </PlainList>
        {times.length > 0 && (
          <S.CallTimes>
            <h3>Call times{seen && `, seen by ${seen.size} of ${times.length}`}</h3>
            <S.Times>
              {times.map(({ person, at }) => (
                <div key={person.id}>
                  <dt>{person.name}</dt>
                  <dd>
                    {seen && (
                      <span data-print="hide">{seen.has(person.id) ? 'Seen' : 'Not seen'}</span>
                    )}{' '}
                    {timeText(at, clock)}
                  </dd>
                </div>
              ))}
            </S.Times>
          </S.CallTimes>
        )}
      </S.Parts>
    </S.Sheet>
  );
}

import { CalendarArrowDown, Check } from 'lucide-react';
import { Button, FormError, useClock } from '@standby/shared-ui';
import { useSubmission } from '@standby/forms';
import { OwnNoteList } from '../../components/NoteList/OwnNoteList';
import { PlainList } from '../../components/PlainList.styles';
import type { PersonPage } from '../../../server/schedule/link-contract';
import type { NoteState } from '../../domain/notes/note';
import { calendarText } from '../../domain/schedule/calendar-feed';
import { titleOf } from '../../domain/schedule/entry';
import { dateOf } from '../../domain/schedule/wall';
import { dateText, dayText, spanText, timeText } from '../../domain/schedule/words';
import { wallOfInstant } from '../../domain/schedule/zoned';
import { timezoneText } from '../../domain/timezone';
import * as S from './MyCalls.styles';

interface MyDaysProps {
  readonly page: PersonPage;
  /** Undefined where no server can note it. */
  readonly onSeen: ((callId: string) => Promise<void>) | undefined;
  readonly onNote: (key: string, state: NoteState) => Promise<void>;
}

interface CallProps extends Omit<MyDaysProps, 'onNote'> {
  readonly call: PersonPage['calls'][number];
}

const NOT_SAID = 'It could not be said. Try again.';

/** Sent daily call: the person's first call, and whether they have seen it. */
function Call({ page, call, onSeen }: CallProps) {
  const clock = useClock();
  const { timezone } = page.show;
  const { isPending, failure, send } = useSubmission({ otherwise: NOT_SAID });
  const [first] = page.entries
    .filter(({ kind, startAt }) => kind !== 'day-off' && dateOf(startAt) === call.date)
    .map((entry) => entry.callAt)
    .toSorted();
  const textAt = (instant: string): string => {
    const wall = wallOfInstant(Date.parse(instant), timezone);
    return `${dayText(dateOf(wall))}, ${timeText(wall, clock)}`;
  };
  return (
    <S.Call>
      <h3>{dateText(call.date)}</h3>
      <p>{first ? `You are called at ${timeText(first, clock)}.` : 'You are not called.'}</p>
      <small>Sent {textAt(call.sentAt)}</small>
      <p role="status">
        {call.seenAt && (
          <>
            <Check strokeWidth={1.5} aria-hidden />
            <span>Seen {textAt(call.seenAt)}</span>
          </>
        )}
      </p>
      {!call.seenAt && onSeen && (
        <Button
          variant="primary"
          pending={isPending}
          pendingLabel="Saying so…"
          onClick={() => void send(() => onSeen(call.id))}
        >
          I have seen this
        </Button>
      )}
      <FormError title={failure && 'Not noted'}>{failure?.text}</FormError>
    </S.Call>
  );
}

function downloadOf({ show, name, entries }: PersonPage): string {
  const whole = entries.map((entry) =>
    Object.assign({ isFullCall: false, calledIds: [], calls: [] }, entry),
  );
  const { id: showId, title: showTitle, venue, timezone } = show;
  const text = calendarText({ name, showId, showTitle, venue, timezone, entries: whole });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
}

/** Daily calls, notes and schedule of one person. */
export function MyDays({ page, onSeen, onNote }: MyDaysProps) {
  const clock = useClock();
  const { show, position, entries, calls, notes } = page;
  const noting = useSubmission({ otherwise: NOT_SAID });
  const dates = [...new Set(entries.map(({ startAt }) => dateOf(startAt)))];
  return (
    <S.Days>
      <p>
        {[position, show.title, show.venue].filter(Boolean).join(' · ')}
        <br />
        All times are in the time zone of the venue ({timezoneText(show.timezone)}).
      </p>
      {calls.length > 0 && (
        <section aria-labelledby="calls">
          <h2 id="calls">Daily calls</h2>
          {calls.map((call) => (
            <Call key={call.id} call={call} page={page} onSeen={onSeen} />
          ))}
        </section>
      )}
      {notes.length > 0 && (
        <section aria-labelledby="notes">
          <h2 id="notes">Notes</h2>
          <OwnNoteList
            notes={notes}
            onState={(key, state) => noting.send(() => onNote(key, state))}
          />
          <FormError title={noting.failure && 'Not noted'}>{noting.failure?.text}</FormError>
        </section>
      )}
      <section aria-labelledby="schedule">
        <h2 id="schedule">Your schedule</h2>
        {dates.length === 0 && <p>Nothing is planned for you.</p>}
        {dates.map((date) => (
          <div key={date}>
            <h3>{dateText(date)}</h3>
            <PlainList>
              {entries
                .filter(({ startAt }) => dateOf(startAt) === date)
                .map((entry) => (
                  <li key={entry.id}>
                    <S.When>{spanText(entry, clock)}</S.When>
                    <span>
                      {[titleOf(entry), entry.place].filter(Boolean).join(', ')}
                      {entry.callAt !== entry.startAt && (
                        <small>You are called at {timeText(entry.callAt, clock)}.</small>
                      )}
                      {entry.notes && <small>{entry.notes}</small>}
                    </span>
                  </li>
                ))}
            </PlainList>
          </div>
        ))}
        {entries.length > 0 && (
          <Button
            as="a"
            href={downloadOf(page)}
            download="schedule.ics"
            icon={<CalendarArrowDown strokeWidth={1.5} aria-hidden />}
          >
            Download as calendar
          </Button>
        )}
      </section>
    </S.Days>
  );
}

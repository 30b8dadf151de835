import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useClock } from '@standby/shared-ui';
import { useCollection } from '@standby/collections/screens';
import { schedulePath } from '@standby/contracts';
import { truncateForList } from '@standby/shared-ui/text';
import { scheduleOf as storedScheduleOf, type Schedule } from '../../data/schedule';
import { titleOf, type Entry } from '../../domain/schedule/entry';
import { upcoming } from '../../domain/schedule/views';
import { dateOf } from '../../domain/schedule/wall';
import { dayText, spanText } from '../../domain/schedule/words';
import { wallOfInstant } from '../../domain/schedule/zoned';
import type { Show } from '../../domain/show';
import { Block } from './Block';
import * as S from './ShowOverview.styles';

export interface ScheduleBlockProps {
  readonly show: Show;
  readonly scheduleOf?: ((showId: string) => Schedule) | undefined;
}

/** Number of entries on the overview. */
const NEXT_MAX = 4;

const whereText = ({ place }: Entry): string => (place ? ` · ${truncateForList(place)}` : '');

/** Block with the next entries, in local time of the venue. */
export function ScheduleBlock({ show, scheduleOf = storedScheduleOf }: ScheduleBlockProps) {
  const clock = useClock();
  const { list } = useCollection(scheduleOf(show.id));
  const [now] = useState(() => wallOfInstant(Date.now(), show.timezone));
  const entries = list.state === 'ready' ? list.items : [];
  const next = upcoming(entries, now, NEXT_MAX);
  return (
    <Block title="Next">
      {next.length > 0 ? (
        <S.Facts>
          {next.map((entry) => (
            <div key={entry.id}>
              <dt>
                {dayText(dateOf(entry.startAt))}, {spanText(entry, clock)}
              </dt>
              <dd>
                {truncateForList(titleOf(entry))}
                {whereText(entry)}
              </dd>
            </div>
          ))}
        </S.Facts>
      ) : (
        <p>{list.state === 'loading' ? 'Loading…' : 'Nothing is planned.'}</p>
      )}
      <p>
        <Link to={schedulePath(show.id)}>Open the schedule</Link>
      </p>
    </Block>
  );
}

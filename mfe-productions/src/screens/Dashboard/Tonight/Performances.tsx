import { useEffect, useState } from 'react';
import { useMinute } from '../../../components/useMinute';
import { peopleOf } from '../../../data/people';
import { readPlayingNext } from '../../../data/playing-next';
import { reportsOf } from '../../../data/reports';
import { scheduleOf } from '../../../data/schedule';
import { sentCallsOf } from '../../../data/sent-calls';
import type { Shows } from '../../../data/shows';
import { signInsOf } from '../../../data/sign-ins';
import type { Show } from '../../../domain/show';
import { NextPerformance, type ListsOfShows } from './NextPerformance';
import { Cards } from './NextPerformance.styles';

const STORED: ListsOfShows = { scheduleOf, reportsOf, peopleOf, signInsOf, sentCallsOf };

export interface TonightProps {
  readonly shows: Shows;
  readonly lists?: ListsOfShows | undefined;
}

type Playing = { readonly state: 'loading' | 'failed' } | { readonly shows: readonly Show[] };

/** Returns the shows that play next, read again every minute and after each change of a show. */
function usePlayingNext(shows: Shows, lists: ListsOfShows, nowMs: number): Playing {
  const [playing, setPlaying] = useState<Playing>({ state: 'loading' });
  useEffect(() => {
    let isOver = false;
    async function read(): Promise<void> {
      try {
        const ids = await readPlayingNext(shows, nowMs, lists.scheduleOf);
        const found = await Promise.all(ids.map((id) => shows.get(id)));
        if (!isOver) setPlaying({ shows: found });
      } catch {
        // Earlier results stay visible after a failed read.
        if (!isOver) setPlaying((before) => ('shows' in before ? before : { state: 'failed' }));
      }
    }
    const leave = shows.subscribe(() => void read());
    void read();
    return () => {
      isOver = true;
      leave();
    };
  }, [shows, lists, nowMs]);
  return playing;
}

/** Next performances of the organization: the open tasks of each, and the links to run it. */
export function Performances({ shows, lists = STORED }: TonightProps) {
  const nowMs = useMinute();
  const playing = usePlayingNext(shows, lists, nowMs);
  return (
    <>
      {'shows' in playing && playing.shows.length > 0 && (
        <Cards aria-label="Next performances">
          {playing.shows.map((show) => (
            <NextPerformance key={show.id} show={show} nowMs={nowMs} {...lists} />
          ))}
        </Cards>
      )}
      {'shows' in playing && playing.shows.length === 0 && (
        <p>No performance is planned. Plan one in the schedule of a show.</p>
      )}
      {'state' in playing && playing.state === 'failed' && (
        <p>The next performances did not load. They are asked for again in a minute.</p>
      )}
    </>
  );
}

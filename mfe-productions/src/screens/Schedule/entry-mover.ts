import type { useToast } from '@standby/shared-ui';
import { failureText } from '@standby/contracts';
import { type Clock, truncateForSentence } from '@standby/shared-ui/text';
import type { Schedule } from '../../data/schedule';
import { titleOf, type Entry, type Span } from '../../domain/schedule/entry';
import { dateOf } from '../../domain/schedule/wall';
import { dayText, spanText } from '../../domain/schedule/words';

const UNDO_MILLIS = 10_000;
const NOT_MOVED = 'It is where it was. Try again.';

const spanOf = ({ startAt, endAt }: Span): Span => ({ startAt, endAt });

const isSame = (one: Span, other: Span): boolean =>
  one.startAt === other.startAt && one.endAt === other.endAt;

/** Formats the times of an entry after a move. */
export const whereText = (entry: Entry, span: Span, clock: Clock): string =>
  `${dayText(dateOf(span.startAt))}, ${spanText({ ...entry, ...span }, clock)}`;

/** Moves of one entry that a single undo reverts, such as the repeated moves of a held key. */
interface Series {
  readonly id: string;
  readonly origin: Span;
  readonly endsAt: number;
}

interface MoverOptions {
  readonly schedule: Schedule;
  readonly toast: ReturnType<typeof useToast>;
  readonly clock: Clock;
  /** Returns the sent information with the previous times; empty if nothing was sent. */
  readonly outdated: (entry: Entry, span: Span) => string;
  /** Receives the times of entries whose move is not stored yet, by id. */
  readonly onMoving: (moving: ReadonlyMap<string, Span>) => void;
}

/** Moves and resizes entries with one write per entry at a time, and offers undo. */
export function createEntryMover(options: MoverOptions) {
  const { schedule, toast, clock, outdated, onMoving } = options;
  const wanted = new Map<string, Span>();
  let series: Series | undefined;
  let lastToast = '';

  function fail(entry: Entry, error: unknown): void {
    const title = `${truncateForSentence(titleOf(entry))} was not moved`;
    toast.show({ tone: 'stop', title, description: failureText(error, NOT_MOVED) });
  }

  /** Repeats the write until the stored entry has the latest times. */
  async function write(entry: Entry): Promise<Span> {
    let seen = spanOf(entry);
    for (;;) {
      const span = wanted.get(entry.id) ?? seen;
      if (isSame(span, seen)) return seen;
      await schedule.update(entry.id, span, seen);
      seen = span;
    }
  }

  function offerUndo(entry: Entry, span: Span): void {
    const now = Date.now();
    const isSeries = series?.id === entry.id && now < series.endsAt;
    const origin = isSeries && series ? series.origin : spanOf(entry);
    series = { id: entry.id, origin, endsAt: now + UNDO_MILLIS };
    toast.close(lastToast);
    const handleUndo = (): void => {
      series = undefined;
      schedule.update(entry.id, origin, span).catch((error: unknown) => fail(entry, error));
    };
    lastToast = toast.show({
      title: `${truncateForSentence(titleOf(entry))}: ${whereText(entry, span, clock)}`,
      // The final times decide about the message, also for a series of moves.
      description: outdated({ ...entry, ...origin }, span) || undefined,
      durationMs: UNDO_MILLIS,
      action: { label: 'Undo', onAction: handleUndo },
    });
  }

  async function store(entry: Entry): Promise<void> {
    try {
      offerUndo(entry, await write(entry));
    } catch (error) {
      fail(entry, error);
    } finally {
      wanted.delete(entry.id);
      onMoving(new Map(wanted));
    }
  }

  return (entry: Entry, span: Span): void => {
    const isWriting = wanted.has(entry.id);
    wanted.set(entry.id, spanOf(span));
    onMoving(new Map(wanted));
    // The function reports its failures in a toast.
    if (!isWriting) void store(entry);
  };
}

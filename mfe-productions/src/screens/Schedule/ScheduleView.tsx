import { Unplug } from 'lucide-react';
import { Fragment, useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import {
  Button,
  EmptyState,
  Muted,
  Skeleton,
  Stack,
  useToast,
  VisuallyHidden,
} from '@standby/shared-ui';
import { Notices, useManageDialog, type CollectionState } from '@standby/collections/screens';
import { failureText } from '@standby/contracts';
import { isolateDirection } from '@standby/shared-ui/text';
import type { ReadElsewhere } from '../../data/elsewhere';
import type { Reports } from '../../data/reports';
import type { Schedule } from '../../data/schedule';
import type { SentCalls } from '../../data/sent-calls';
import type { Person } from '../../domain/person';
import { copiedWeek } from '../../domain/schedule/changes';
import type { Entry } from '../../domain/schedule/entry';
import { datesOf } from '../../domain/schedule/views';
import { dateOf, weekStart, type Wall } from '../../domain/schedule/wall';
import { dayText } from '../../domain/schedule/words';
import type { Shows } from '../../data/shows';
import type { Show } from '../../domain/show';
import { timezoneText } from '../../domain/timezone';
import { ManageEntry } from './Entry/ManageEntry';
import { NewEntry } from './Entry/NewEntry';
import { MonthGrid } from './Grid/MonthGrid';
import { TimeGrid } from './Grid/TimeGrid';
import { Conflicts } from './Conflicts';
import { Keys } from './Grid/TimeGrid.styles';
import { ScheduleToolbar } from './ScheduleToolbar';
import { useConflicts } from './useConflicts';
import { useElsewhere } from './useElsewhere';
import { useEntryMoves } from './useEntryMoves';
import { useNow } from './useNow';
import { useScheduleAddress } from './useScheduleAddress';
import { useScheduleRules } from './useScheduleRules';
import { useWentOut } from './useWentOut';

interface ScheduleViewProps {
  readonly show: Show;
  readonly shows: Shows;
  readonly schedule: Schedule;
  readonly state: CollectionState<Entry>;
  /** People of the company; undefined while they load. */
  readonly people: readonly Person[] | undefined;
  readonly rooms: readonly string[];
  readonly readElsewhere: ReadElsewhere;
  readonly sentCalls: SentCalls;
  readonly reports: Reports;
}

const NO_ENTRIES: readonly Entry[] = [];
const NO_PEOPLE: readonly Person[] = [];
const UNDO_MILLIS = 10_000;

/** Returns a function that copies weeks, with undo. */
function useCopyWeek(schedule: Schedule, entries: readonly Entry[]) {
  const toast = useToast();
  const fail = (error: unknown): void => {
    const description = failureText(error, 'Nothing was changed. Try again.');
    toast.show({ tone: 'stop', title: 'The week was not copied', description });
  };
  return async (from: string, to: string): Promise<void> => {
    const copies = copiedWeek(entries, from, to);
    if (copies.length === 0) {
      toast.show({ title: 'Everything in this week has already been copied' });
      return;
    }
    try {
      const ids = await schedule.createAll(copies);
      const count = copies.length === 1 ? '1 entry was' : `${copies.length} entries were`;
      toast.show({
        tone: 'go',
        title: `${count} copied to the week of ${dayText(to)}`,
        durationMs: UNDO_MILLIS,
        action: { label: 'Undo', onAction: () => void schedule.removeAll(ids).catch(fail) },
      });
    } catch (error) {
      fail(error);
    }
  };
}

/** Schedule of an existing show. */
export function ScheduleView(props: ScheduleViewProps) {
  const { show, shows, schedule, state, people = NO_PEOPLE, rooms, readElsewhere } = props;
  const { sentCalls, reports } = props;
  const { list, isReadOnly, notices, dismiss, retry } = state;
  const { timezone } = show;
  const now = useNow(timezone);
  const address = useScheduleAddress(dateOf(now));
  const { view, date } = address;
  const stored = list.state === 'ready' ? list.items : NO_ENTRIES;
  const wentOut = useWentOut(show, sentCalls, reports);
  const { moving, move, announcement } = useEntryMoves(schedule, wentOut);
  const entries = useMemo(
    () =>
      moving.size === 0 ? stored : stored.map((entry) => ({ ...entry, ...moving.get(entry.id) })),
    [stored, moving],
  );
  const dates = useMemo(() => datesOf(view, date), [view, date]);
  const elsewhere = useElsewhere({ showId: show.id, dates, people, readElsewhere });
  const { rules, choose } = useScheduleRules(show, shows);
  const { wordsOf, all } = useConflicts({ entries, dates, people, timezone, elsewhere, rules });
  const {
    opening: managed,
    handleManage: onOpen,
    resultsRef,
  } = useManageDialog<Entry, HTMLDivElement>();
  const { opening: added, handleManage: onAdd } = useManageDialog<Wall>();
  const copyWeek = useCopyWeek(schedule, stored);
  const editing = useMemo(
    () => (isReadOnly ? undefined : { move, onOpen, onAdd }),
    [isReadOnly, move, onOpen, onAdd],
  );
  const renderDayLink = useCallback(
    (day: string, text: string) => (
      <Link to={{ search: `?view=day&date=${day}` }} replace preventScrollReset>
        {text}
      </Link>
    ),
    [],
  );

  if (list.state === 'loading') return <Skeleton height="24rem" />;
  if (list.state === 'failed') {
    return (
      <EmptyState
        role="alert"
        icon={<Unplug strokeWidth={1.5} aria-hidden />}
        title="The schedule did not load"
        text={list.message}
        action={<Button onClick={retry}>Retry</Button>}
      />
    );
  }

  const grid = { entries, dates, timezone, now, wordsOf, editing, renderDayLink };
  return (
    <Stack $gap={6} ref={resultsRef} tabIndex={-1}>
      <Notices notices={notices} onDismiss={dismiss} />
      <ScheduleToolbar
        address={address}
        now={now}
        onCopyWeek={isReadOnly ? undefined : (monday) => void copyWeek(weekStart(date), monday)}
      />
      <Muted>
        All times are in the time zone of {isolateDirection(show.venue)} ({timezoneText(timezone)}).
      </Muted>
      {view === 'month' ? <MonthGrid {...grid} month={date.slice(0, 7)} /> : <TimeGrid {...grid} />}
      {editing && (
        <Keys>
          Alt with the arrow keys moves the entry that has the focus, with Shift as well it changes
          when it ends.
        </Keys>
      )}
      <Conflicts all={all} rules={[...rules]} onChoose={choose} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {managed && (
        <Fragment key={managed.key}>
          <ManageEntry
            schedule={schedule}
            show={show}
            people={people}
            rooms={rooms}
            wentOut={wentOut.all(managed.dialog.item)}
            conflicts={wordsOf(managed.dialog.item).conflicts.map(({ text }) => text)}
            dialog={managed.dialog}
          />
        </Fragment>
      )}
      {added && (
        <NewEntry
          key={added.key}
          schedule={schedule}
          show={show}
          people={people}
          rooms={rooms}
          dialog={added.dialog}
        />
      )}
    </Stack>
  );
}

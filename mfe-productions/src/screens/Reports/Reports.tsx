import { ClipboardList, Unplug } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button, EmptyState, Skeleton, Stack, useToast, VisuallyHidden } from '@standby/shared-ui';
import { Notices, useCollection } from '@standby/collections/screens';
import { failureText, reportPath } from '@standby/contracts';
import { ShowPage } from '../../components/ShowPage/ShowPage';
import { useShow } from '../../components/ShowPage/useShow';
import { reportsOf as storedReportsOf, type Reports as ReportsPort } from '../../data/reports';
import { scheduleOf as storedScheduleOf, type Schedule } from '../../data/schedule';
import { shows as storedShows, type Shows } from '../../data/shows';
import { firstReport } from '../../domain/first-report';
import { latestReports, type Report, type ReportKind } from '../../domain/report/report';
import type { Entry } from '../../domain/schedule/entry';
import { performancesOf, type Performance } from '../../domain/performance';
import { wallOfInstant } from '../../domain/schedule/zoned';
import type { Show } from '../../domain/show';
import { ActPlot } from './ActPlot';
import { ReportTable } from './ReportTable';

interface BeginProps {
  readonly show: Show;
  readonly reports: ReportsPort;
  readonly known: readonly Report[];
  readonly entries: readonly Entry[];
  readonly now: () => Date;
}

/** Buttons that create a report for the next performance or rehearsal, and lead to it. */
function BeginReport({ show, reports, known, entries, now }: BeginProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const [pending, setPending] = useState<ReportKind>();

  async function begin(kind: ReportKind): Promise<void> {
    setPending(kind);
    try {
      const { id } = await reports.create(firstReport(show, known, { kind, now: now(), entries }));
      void navigate(reportPath(show.id, id));
    } catch (error) {
      setPending(undefined);
      toast.show({
        tone: 'stop',
        title: 'The report was not created',
        description: failureText(error, 'Something went wrong. Try again.'),
      });
    }
  }

  const kinds = [
    ['rehearsal', 'New rehearsal report', 'secondary'],
    ['performance', 'New show report', 'primary'],
  ] as const;
  return kinds.map(([kind, label, variant]) => (
    <Button
      key={kind}
      variant={variant}
      pending={pending === kind}
      pendingLabel="Creating the report…"
      onClick={() => void begin(kind)}
    >
      {label}
    </Button>
  ));
}

interface ReportsProps {
  readonly shows?: Shows;
  readonly reportsOf?: (showId: string) => ReportsPort;
  readonly scheduleOf?: (showId: string) => Schedule;
  readonly now?: () => Date;
}

/**
 * Returns the scheduled performances whose reports have not been begun: past ones, and the next
 * one.
 */
function unwritten(
  reports: readonly Report[],
  entries: readonly Entry[],
  { timezone }: Show,
  now: Date,
): Performance[] {
  const wall = wallOfInstant(now.getTime(), timezone);
  const planned = performancesOf(reports, entries).filter(({ hasReport }) => !hasReport);
  const next = planned.findIndex(({ date, startTime }) => `${date}T${startTime}` > wall);
  return planned.slice(0, next === -1 ? planned.length : next + 1);
}

const systemNow = (): Date => new Date();

/** Screen of a show's performances and rehearsals, each with its report. */
export default function Reports(props: ReportsProps) {
  const { shows = storedShows, reportsOf = storedReportsOf, now = systemNow } = props;
  const { scheduleOf = storedScheduleOf } = props;
  const { showId = '' } = useParams();
  const page = useShow(shows);
  const reports = useMemo(() => reportsOf(showId), [reportsOf, showId]);
  const { list, isReadOnly, notices, dismiss, retry } = useCollection(reports);
  const { list: schedule } = useCollection(useMemo(() => scheduleOf(showId), [scheduleOf, showId]));
  const all = list.state === 'ready' ? list.items : [];
  const latest = latestReports(all);
  const { shown } = page;
  const planned =
    shown.state === 'ready' && list.state === 'ready' && schedule.state === 'ready'
      ? unwritten(all, schedule.items, shown.show, now())
      : [];
  const isEmpty = latest.length === 0 && planned.length === 0;
  return (
    <ShowPage
      page={page}
      name="Reports"
      count={list.state === 'ready' ? String(latest.length) : undefined}
      actions={
        shown.state === 'ready' &&
        list.state === 'ready' &&
        schedule.state !== 'loading' &&
        !isReadOnly && (
          <BeginReport
            show={shown.show}
            reports={reports}
            known={all}
            entries={schedule.state === 'ready' ? schedule.items : []}
            now={now}
          />
        )
      }
    >
      {() => (
        <Stack $gap={8}>
          <Notices notices={notices} onDismiss={dismiss} />
          {list.state === 'loading' && (
            <>
              <VisuallyHidden role="status">Loading the reports…</VisuallyHidden>
              <Skeleton height="16rem" />
            </>
          )}
          {list.state === 'failed' && (
            <EmptyState
              role="alert"
              icon={<Unplug strokeWidth={1.5} aria-hidden />}
              title="The reports did not load"
              text={list.message}
              action={<Button onClick={retry}>Retry</Button>}
            />
          )}
          {list.state === 'ready' && isEmpty && (
            <EmptyState
              icon={<ClipboardList strokeWidth={1.5} aria-hidden />}
              title="No performances yet"
              text="Make performances in the schedule. Each has its report here: its times, calls and holds come from the live room, and the rest is typed during the show."
            />
          )}
          {!isEmpty && <ReportTable showId={showId} reports={latest} planned={planned} />}
          <ActPlot reports={all} />
        </Stack>
      )}
    </ShowPage>
  );
}

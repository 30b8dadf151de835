import { SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button, EmptyState, FormError, Skeleton, Stack, useClock } from '@standby/shared-ui';
import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import { Notices, useCollection } from '@standby/collections/screens';
import { reportsPath } from '@standby/contracts';
import { ReportSheet } from '@standby/show-report/report-sheet';
import { ShowPage } from '../../components/ShowPage/ShowPage';
import { useShow } from '../../components/ShowPage/useShow';
import { useMissingNote } from '../../components/useMissingNote';
import { useNight } from '../../components/useNight';
import { readNight as storedReadNight, type ReadNight } from '../../data/night';
import { peopleOf as storedPeopleOf, type People } from '../../data/people';
import { reportPictures, type ReportPictures } from '../../data/report-pictures';
import {
  reportsOf as storedReportsOf,
  sendReport,
  type Reports,
  type SendReport as Send,
} from '../../data/reports';
import { scheduleOf as storedScheduleOf, type Schedule } from '../../data/schedule';
import { signInsOf as storedSignInsOf, type SignIns } from '../../data/sign-ins';
import { shows as storedShows, type Shows } from '../../data/shows';
import { atScheduledTime, entryOf, movedTo, type Performance } from '../../domain/performance';
import type { Person } from '../../domain/person';
import {
  isSent,
  latestReports,
  reportName,
  versionsOf,
  type Report as ReportItem,
} from '../../domain/report/report';
import { reportSheet } from '@standby/show-report/sheet';
import type { Entry } from '../../domain/schedule/entry';
import type { Wall } from '../../domain/schedule/wall';
import { withAbsences } from '../../domain/room-performances';
import { signInBoard } from '../../domain/sign-in/sign-in';
import type { Show } from '../../domain/show';
import * as S from './Report.styles';
import { ReportFields } from './ReportFields';
import { ReportFiles } from './ReportFiles';
import { ReportNotes } from './ReportNotes';
import { EditPictures } from './Pictures/EditPictures';
import { PicturesOfReport } from './Pictures/PicturesOfReport';
import { SendReport } from './SendReport';
import { CorrectReport, SentNote } from './SentReport';
import { createTypedParts } from './typed-parts';
import { useReportOfEntry } from './useReportOfEntry';
import { SignInSheet } from './SignIn/SignInSheet';

/** Value for a company that has not loaded. */
const NOBODY: readonly Person[] = [];
const NOTHING_PLANNED: readonly Entry[] = [];

interface BodyProps {
  readonly show: Show;
  readonly reports: Reports;
  readonly report: ReportItem;
  readonly all: readonly ReportItem[];
  readonly isReadOnly: boolean;
  readonly readNight: ReadNight;
  readonly send: Send;
  readonly entries: readonly Entry[];
  readonly schedule: Schedule;
  readonly people: readonly Person[];
  readonly signIns: SignIns;
  readonly pictures: ReportPictures;
}

function ReportBody(props: BodyProps) {
  const { show, reports, all, isReadOnly, readNight, send, people, signIns, pictures } = props;
  const { entries, schedule } = props;
  const facts = useNight(show, props.report, readNight);
  const first = versionsOf(props.report, all).at(-1) ?? props.report;
  const call = callOf(first, entries);
  const { board, lines } = useBoard(call, props);
  const report = reportNow(props.report, call, { show, people, signIns: lines });
  const [parts] = useState(createTypedParts);
  const clock = useClock();
  /**
   * Applies a changed date or start to the schedule's entry, so that its calls and the room follow.
   */
  const handleMoved = async (startAt: Wall): Promise<void> => {
    const entry = entries.find(({ id }) => id === report.entryId);
    if (entry && entry.startAt !== startAt)
      await schedule.update(entry.id, movedTo(entry, startAt));
  };
  const sheet = reportSheet(report, show, clock, facts);
  const sent = isSent(report);
  const isLatest = latestReports(all).some(({ id }) => id === report.id);
  const lastSentTo = report.sentTo.length > 0 ? report.sentTo : lastRecipients(all);
  return (
    <Stack $gap={8}>
      {sent && <SentNote report={report} all={all} />}
      <S.Sides data-typed={(!sent && !isReadOnly) || undefined}>
        {!sent && !isReadOnly && (
          <S.OnScreen>
            <ReportFields
              reports={reports}
              report={report}
              facts={facts}
              parts={parts}
              onMoved={handleMoved}
            />
            {people.length > 0 && (
              <SignInSheet show={show} call={call} board={board} signIns={signIns} />
            )}
            <ReportNotes reports={reports} report={report} facts={facts} parts={parts} />
            <EditPictures reports={reports} report={report} store={pictures} />
          </S.OnScreen>
        )}
        <S.Read>
          <S.Actions>
            {!isReadOnly && (
              <SendReport
                reports={reports}
                report={report}
                facts={facts}
                lastSentTo={lastSentTo}
                send={send}
                parts={parts}
              >
                <ReportSheet sheet={sheet}>
                  <PicturesOfReport pictures={sheet.pictures} store={pictures} />
                </ReportSheet>
              </SendReport>
            )}
            {sent && isLatest && !isReadOnly && <CorrectReport reports={reports} report={report} />}
            <ReportFiles
              report={report}
              sheet={sheet}
              neutralSheet={reportSheet(report, show, NEUTRAL_CLOCK, facts)}
            />
          </S.Actions>
          <ReportSheet sheet={sheet}>
            <PicturesOfReport pictures={sheet.pictures} store={pictures} />
          </ReportSheet>
        </S.Read>
      </S.Sides>
    </Stack>
  );
}

/** Returns the performance that people sign in for, from the first version of its report. */
function callOf(first: ReportItem, entries: readonly Entry[]): Performance {
  const { id, kind, number, date, startTime } = atScheduledTime(first, entries);
  return { id, kind, number, date, startTime, entry: entryOf(first, entries), hasReport: true };
}

/** Returns the sign-in sheet of a performance. */
function useBoard(call: Performance, props: BodyProps) {
  const { show, all, entries, people, signIns } = props;
  const { list } = useCollection(signIns);
  useMissingNote(show, {
    reports: all,
    entries,
    people: people === NOBODY ? undefined : people,
    signIns: list.state === 'ready' ? list.items : undefined,
  });
  const lines = list.state === 'ready' ? list.items : [];
  return { board: signInBoard(call, people, lines, show), lines };
}

/** Returns the current content of a report; a sent report is unchanged. */
function reportNow(
  report: ReportItem,
  call: Performance,
  sources: Parameters<typeof withAbsences>[2],
): ReportItem {
  return isSent(report) ? report : withAbsences(report, call, sources, Date.now());
}

/** Returns the recipients of the previous report. */
function lastRecipients(all: readonly ReportItem[]): readonly string[] {
  const sent = all.filter(isSent).toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
  return sent[0]?.sentTo ?? [];
}

interface ReportProps {
  readonly shows?: Shows;
  readonly reportsOf?: (showId: string) => Reports;
  readonly readNight?: ReadNight;
  readonly send?: Send;
  readonly peopleOf?: (showId: string) => People;
  readonly scheduleOf?: (showId: string) => Schedule;
  readonly signInsOf?: (showId: string) => SignIns;
  readonly pictures?: ReportPictures;
}

/**
 * Screen of a performance's or rehearsal's report, which is edited until it is sent and read
 * afterwards.
 */
export default function Report(props: ReportProps) {
  const { shows = storedShows, reportsOf = storedReportsOf } = props;
  const { readNight = storedReadNight, send = sendReport } = props;
  const { peopleOf = storedPeopleOf, signInsOf = storedSignInsOf } = props;
  const { pictures = reportPictures, scheduleOf = storedScheduleOf } = props;
  const { showId = '', reportId = '' } = useParams();
  const page = useShow(shows);
  const reports = useMemo(() => reportsOf(showId), [reportsOf, showId]);
  const { list, isReadOnly, notices, dismiss } = useCollection(reports);
  const all = list.state === 'ready' ? list.items : [];
  const { list: company } = useCollection(useMemo(() => peopleOf(showId), [peopleOf, showId]));
  const schedule = useMemo(() => scheduleOf(showId), [scheduleOf, showId]);
  const { list: planned } = useCollection(schedule);
  const entries = planned.state === 'ready' ? planned.items : NOTHING_PLANNED;
  const stored = all.find(({ id }) => id === reportId);
  const report = stored && atScheduledTime(stored, entries);
  const isScheduled = entries.some(({ id }) => id === reportId);
  const failure = useReportOfEntry(reportId, reports, {
    all: list.state === 'ready' && !isReadOnly ? list.items : undefined,
    entries: planned.state === 'ready' ? planned.items : undefined,
  });
  const isMaking = isScheduled && !isReadOnly && failure === undefined;
  return (
    <ShowPage
      page={page}
      name={report ? reportName(report) : 'Report'}
      above={{ name: 'Reports', path: reportsPath(showId) }}
    >
      {(show) => (
        <>
          <Notices notices={notices} onDismiss={dismiss} />
          {(list.state === 'loading' || (!report && isMaking)) && <Skeleton height="16rem" />}
          <FormError title={failure && 'The report was not made'}>{failure}</FormError>
          {list.state === 'ready' && planned.state !== 'loading' && !report && !isMaking && (
            <EmptyState
              icon={<SearchX strokeWidth={1.5} aria-hidden />}
              title={isScheduled ? 'No report yet' : 'No such report'}
              text={
                isScheduled
                  ? 'Stage management has not written it.'
                  : 'It may have been deleted, or the address is not quite right.'
              }
              action={
                <Button as={Link} to={reportsPath(showId)} variant="primary">
                  Go to the reports
                </Button>
              }
            />
          )}
          {report && planned.state !== 'loading' && (
            <ReportBody
              key={report.id}
              show={show}
              reports={reports}
              report={report}
              all={all}
              isReadOnly={isReadOnly}
              readNight={readNight}
              send={send}
              entries={entries}
              schedule={schedule}
              people={company.state === 'ready' ? company.items : NOBODY}
              signIns={signInsOf(showId)}
              pictures={pictures}
            />
          )}
        </>
      )}
    </ShowPage>
  );
}

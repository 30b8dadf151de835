import { SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button, EmptyState, Skeleton, useClock } from '@standby/shared-ui';
import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import { Notices, useCollection } from '@standby/collections/screens';
import { reportsPath } from '@standby/contracts';
import { ReportSheet } from '../../components/ReportSheet/ReportSheet';
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
import { signInsOf as storedSignInsOf, type SignIns } from '../../data/sign-ins';
import { shows as storedShows, type Shows } from '../../data/shows';
import type { Person } from '../../domain/person';
import {
  isSent,
  latestReports,
  reportName,
  versionsOf,
  type Report as ReportItem,
} from '../../domain/report/report';
import { reportSheet } from '../../domain/report/report-sheet';
import { absencesOf, signInBoard, type BoardLine } from '../../domain/sign-in/sign-in';
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
import { SignInSheet } from './SignIn/SignInSheet';

/** Of a company that has not loaded. */
const NOBODY: readonly Person[] = [];

interface BodyProps {
  readonly show: Show;
  readonly reports: Reports;
  readonly report: ReportItem;
  readonly all: readonly ReportItem[];
  readonly isReadOnly: boolean;
  readonly readNight: ReadNight;
  readonly send: Send;
  readonly people: readonly Person[];
  readonly signIns: SignIns;
  readonly pictures: ReportPictures;
}

function ReportBody(props: BodyProps) {
  const { show, reports, all, isReadOnly, readNight, send, people, signIns, pictures } = props;
  const facts = useNight(show, props.report, readNight);
  const first = versionsOf(props.report, all).at(-1) ?? props.report;
  const board = useBoard(first, props);
  const report = withAbsences(props.report, board, show);
  const [parts] = useState(createTypedParts);
  const clock = useClock();
  const sheet = reportSheet(report, show, clock, facts);
  const sent = isSent(report);
  const isLatest = latestReports(all).includes(props.report);
  const lastSentTo = report.sentTo.length > 0 ? report.sentTo : lastRecipients(all);
  return (
    <S.Root>
      {sent && <SentNote report={report} all={all} />}
      <S.Sides data-typed={(!sent && !isReadOnly) || undefined}>
        {!sent && !isReadOnly && (
          <S.OnScreen>
            <ReportFields reports={reports} report={report} facts={facts} parts={parts} />
            {people.length > 0 && (
              <SignInSheet show={show} report={first} board={board} signIns={signIns} />
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
    </S.Root>
  );
}

/** The sign-in sheet of the first version of a report. */
function useBoard(first: ReportItem, props: BodyProps): readonly BoardLine[] {
  const { show, all, people, signIns } = props;
  const { list } = useCollection(signIns);
  useMissingNote(show, {
    reports: all,
    people: people === NOBODY ? undefined : people,
    signIns: list.state === 'ready' ? list.items : undefined,
  });
  const lines = list.state === 'ready' ? list.items : [];
  return signInBoard(first, people, lines, show.timezone);
}

/** Until it is sent, a report says who is late and absent as the sign-in sheet has it. */
function withAbsences(report: ReportItem, board: readonly BoardLine[], show: Show): ReportItem {
  if (isSent(report) || board.every(({ signIn }) => signIn === undefined)) return report;
  return { ...report, absences: absencesOf(board, report, show.timezone, Date.now()) };
}

/** Whom the report before was sent to. */
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
  readonly signInsOf?: (showId: string) => SignIns;
  readonly pictures?: ReportPictures;
}

/** The report of one performance or rehearsal: typed until it is sent, and read from then on. */
export default function Report(props: ReportProps) {
  const { shows = storedShows, reportsOf = storedReportsOf } = props;
  const { readNight = storedReadNight, send = sendReport } = props;
  const { peopleOf = storedPeopleOf, signInsOf = storedSignInsOf } = props;
  const { pictures = reportPictures } = props;
  const { showId = '', reportId = '' } = useParams();
  const page = useShow(shows);
  const reports = useMemo(() => reportsOf(showId), [reportsOf, showId]);
  const { list, isReadOnly, notices, dismiss } = useCollection(reports);
  const all = list.state === 'ready' ? list.items : [];
  const { list: company } = useCollection(useMemo(() => peopleOf(showId), [peopleOf, showId]));
  const report = all.find(({ id }) => id === reportId);
  return (
    <ShowPage
      page={page}
      name={report ? reportName(report) : 'Report'}
      above={{ name: 'Reports', path: reportsPath(showId) }}
    >
      {(show) => (
        <>
          <Notices notices={notices} onDismiss={dismiss} />
          {list.state === 'loading' && <Skeleton height="16rem" />}
          {list.state === 'ready' && !report && (
            <EmptyState
              icon={<SearchX strokeWidth={1.5} aria-hidden />}
              title="No such report"
              text="It may have been deleted, or the address is not quite right."
              action={
                <Button as={Link} to={reportsPath(showId)} variant="primary">
                  Go to the reports
                </Button>
              }
            />
          )}
          {report && (
            <ReportBody
              key={report.id}
              show={show}
              reports={reports}
              report={report}
              all={all}
              isReadOnly={isReadOnly}
              readNight={readNight}
              send={send}
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

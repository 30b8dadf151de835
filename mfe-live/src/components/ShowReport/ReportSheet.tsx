import { type ReactNode, useSyncExternalStore } from 'react';
import { useClock } from '@standby/shared-ui';
import { nightReport } from '@standby/live-room/domain/report/night-report';
import type { ReportMessage, ShowReport } from '@standby/live-room/domain/report/show-report';
import { wallTimeOf } from '@standby/live-room/domain/room/room-state';
import { dateAndTime, reportFigure } from '@standby/live-room/domain/timer/time';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useRoom, useRoomSelector, useRoomState } from '../room-context/room-context';
import { useRoomZone } from '../room-context/room-zone';
import { useMomentText } from './useMomentText';
import { Entries, Entry, Heading, Nothing, Sheet, Summary, Title } from './ShowReport.styles';
import { TimerTable } from './TimerTable';

/** From the room's time to the system clock's. */
export type ToWall = (atMs: number | null) => number | null;

const selectLines = ({ lines }: RoomSnapshot) => lines;

interface ReportSheetProps {
  readonly title: string;
  /** Of an earlier performance; left out, the one that is on. */
  readonly nightId: string;
}

/** The report of a performance. While a timer runs, its times go on. */
export function ReportSheet({ title, nightId }: ReportSheetProps) {
  const clock = useClock();
  const zone = useRoomZone();
  const timeText = useMomentText();
  const { figures } = useRoom().ticker;
  const roomNowMs = useSyncExternalStore(figures.subscribe, figures.getSnapshot);
  const room = useRoomState();
  const lines = useRoomSelector(selectLines);
  const { report, notes, state, nowMs } = nightReport(lines, room, { nightId, nowMs: roomNowMs });
  const toWall: ToWall = (atMs) => (atMs === null ? null : wallTimeOf(state, atMs));
  return (
    <Sheet data-print-root>
      <Title>
        {title} · {dateAndTime(wallTimeOf(state, nowMs), clock, zone)}
      </Title>
      <Totals report={report} toWall={toWall} />
      <section>
        <Heading>Timers</Heading>
        {report.timers.length > 0 ? (
          <TimerTable timers={report.timers} toWall={toWall} />
        ) : (
          <Nothing>No timer has run yet. Start one, and its times appear here.</Nothing>
        )}
      </section>
      <section>
        <Heading>Messages</Heading>
        <Messages messages={report.messages} toWall={toWall} />
      </section>
      {notes.length > 0 && (
        <section>
          <Heading>Notes</Heading>
          <Entries>
            {notes.map(({ id, atMs, department, text }) => (
              <Entry key={id}>
                <time>{timeText(atMs)}</time>
                <span>{department}</span>
                <p>{text}</p>
              </Entry>
            ))}
          </Entries>
        </section>
      )}
    </Sheet>
  );
}

interface TotalsProps {
  readonly report: ShowReport;
  readonly toWall: ToWall;
}

function Totals({ report, toWall }: TotalsProps) {
  const timeText = useMomentText();
  const { upAtMs, downAtMs, totalMs, runningMs } = report;
  const isUp = upAtMs !== null && downAtMs === null;
  return (
    <Summary>
      <Total label="Up">{timeText(toWall(upAtMs))}</Total>
      <Total label="Down">{timeText(toWall(downAtMs), isUp ? 'running' : undefined)}</Total>
      <Total label="Total time">{reportFigure(totalMs)}</Total>
      <Total label="Running time">{reportFigure(runningMs)}</Total>
    </Summary>
  );
}

function Total({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface MessagesProps {
  readonly messages: readonly ReportMessage[];
  readonly toWall: ToWall;
}

function Messages({ messages, toWall }: MessagesProps) {
  const timeText = useMomentText();
  if (messages.length === 0) return <Nothing>No message was sent.</Nothing>;
  return (
    <Entries>
      {messages.map(({ atMs, isQuestion, text }, index) => (
        // The log only grows: a place in it is a message's own.
        // oxlint-disable-next-line react/no-array-index-key
        <Entry key={index}>
          <time>{timeText(toWall(atMs))}</time>
          <span>{isQuestion ? 'Question' : 'Message'}</span>
          <p>{text}</p>
        </Entry>
      ))}
    </Entries>
  );
}

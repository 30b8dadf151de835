import type { Clock } from '@standby/shared-ui/text';
import type { NightFacts } from '@standby/live-room/domain/report/night-facts';
import { MILLIS_PER_MINUTE, reportFigure, timeOfDay } from '@standby/live-room/domain/time/time';
import { zoneOf } from '@standby/contracts';

/** One line of the times of a performance; unknown texts are empty. */
export interface TimeRow {
  readonly label: string;
  readonly planned: string;
  readonly actual: string;
  readonly ended: string;
  readonly length: string;
  /** Remark such as `3 min late`. */
  readonly remark: string;
}

const row = ({ label, ...said }: Partial<TimeRow> & Pick<TimeRow, 'label'>): TimeRow => {
  return { label, planned: '', actual: '', ended: '', length: '', remark: '', ...said };
};

/** Returns `3 min late`, `1 min early`, or `on time` within a minute; empty if nothing was planned. */
export function lateText(plannedMs: number | null, actualMs: number): string {
  if (plannedMs === null) return '';
  const minutes = Math.trunc((actualMs - plannedMs) / MILLIS_PER_MINUTE);
  if (minutes === 0) return 'on time';
  return minutes > 0 ? `${minutes} min late` : `${-minutes} min early`;
}

/** Returns the time of day in the timezone; empty for null. */
export function wallText(atMs: number | null, timezone: string, clock: Clock): string {
  return atMs === null ? '' : timeOfDay(atMs, clock, 'minute', zoneOf(timezone));
}

/** Returns the times of a performance in their order: calls against due, parts, run time and show time. */
export function timeRows(facts: NightFacts, timezone: string, clock: Clock): TimeRow[] {
  const at = (atMs: number | null): string => wallText(atMs, timezone, clock);
  const calls = facts.calls.map(({ name, dueAtMs, givenAtMs }) =>
    row({
      label: name,
      planned: at(dueAtMs),
      actual: at(givenAtMs),
      remark: lateText(dueAtMs, givenAtMs),
    }),
  );
  const { curtainAtMs, upAtMs, downAtMs } = facts;
  const curtain =
    curtainAtMs === null && upAtMs === null
      ? []
      : [
          row({
            label: 'Curtain up',
            planned: at(curtainAtMs),
            actual: at(upAtMs),
            remark: upAtMs === null ? '' : lateText(curtainAtMs, upAtMs),
          }),
        ];
  const parts = facts.parts.map((part) =>
    row({
      label: part.name,
      actual: at(part.upAtMs),
      ended: part.downAtMs === null ? 'running' : at(part.downAtMs),
      length: part.downAtMs === null ? '' : reportFigure(part.downAtMs - part.upAtMs),
      remark: part.kind === 'interval' ? 'interval' : '',
    }),
  );
  const ends =
    upAtMs === null
      ? []
      : [
          row({ label: 'Curtain down', actual: at(downAtMs) }),
          row({ label: 'Run time', length: reportFigure(facts.runMs), remark: 'acts alone' }),
          row({ label: 'Show time', length: reportFigure(facts.showMs), remark: 'with intervals' }),
        ];
  return [...calls, ...curtain, ...parts, ...ends];
}

/** Returns the holds as texts, such as `19:43, Act 1, 2:00 min: a trap was open`. */
export function holdTexts({ holds }: NightFacts, timezone: string, clock: Clock): string[] {
  return holds.map(({ atMs, name, lengthMs, reason }) => {
    const said = [
      wallText(atMs, timezone, clock),
      name,
      lengthMs === null ? '' : reportFigure(lengthMs),
    ];
    const what = said.filter(Boolean).join(', ');
    return reason === '' ? what : `${what}: ${reason}`;
  });
}

export function cueTexts({ cues }: NightFacts, timezone: string, clock: Clock): string[] {
  return cues.map(
    ({ atMs, outcome, text }) => `${wallText(atMs, timezone, clock)}, ${text}, ${outcome}`,
  );
}

import { ANSWER_LATE_MS } from '../state/calling-schema';
import type { LogLine } from '../state/log-line';
import { MILLIS_PER_SECOND } from '../time/time';

interface CueFact {
  /** Room's time. */
  readonly atMs: number;
  readonly outcome: string;
  /** Names of the cues, separated by commas. */
  readonly text: string;
}

const namesOf = ({ text }: LogLine): string[] => text?.split(', ') ?? [];

/** Returns the cues of a late acknowledgement, with the longest wait among them. */
function lateAnswer(line: LogLine, standbys: ReadonlyMap<string, number>): CueFact[] {
  const waited = namesOf(line)
    .map((name) => ({ name, ms: line.atMs - (standbys.get(name) ?? line.atMs) }))
    .filter(({ ms }) => ms >= ANSWER_LATE_MS);
  if (waited.length === 0) return [];
  const seconds = Math.floor(Math.max(...waited.map(({ ms }) => ms)) / MILLIS_PER_SECOND);
  const text = waited.map(({ name }) => name).join(', ');
  return [{ atMs: line.atMs, outcome: `standby answered late, after ${seconds} s`, text }];
}

/** Returns the cues that did not go as planned: skipped, called in error, or acknowledged late. */
export function cueFacts(lines: readonly LogLine[]): CueFact[] {
  const standbys = new Map<string, number>();
  return lines.flatMap((line): CueFact[] => {
    const { type, atMs, text } = line;
    if (type === 'stand-by-cues' || type === 'stand-by-at-zero') {
      for (const name of namesOf(line)) standbys.set(name, atMs);
    }
    if (type === 'acknowledge-cues') return lateAnswer(line, standbys);
    if (type === 'desk-fired' && line.isOn === false) {
      return [{ atMs, outcome: 'fired on its desk', text: text ?? '' }];
    }
    if (type === 'desk-answered' && line.isOn === false) {
      return [{ atMs, outcome: 'not sent to its desk', text: text ?? '' }];
    }
    if (type === 'skip-cues') return [{ atMs, outcome: 'skipped', text: text ?? '' }];
    return type === 'call-in-error' ? [{ atMs, outcome: 'called in error', text: text ?? '' }] : [];
  });
}

import { apply } from '../room/apply';
import type { RoomState } from '../room/room-schema';
import { refusalOf } from '../room/rules';
import { eventIdOf, isKnown, type RoomEvent } from './event';
import type { ReplayStep } from './event-log';
import { lineOf, type LogLine, opaqueLineOf } from './log-line';
import { describeVerbatim } from './log-line-text';
import { resolveUndos, type Undos } from './undo';

function expectedOutcome(
  { undone, ineffective }: Undos,
  id: string,
): 'undone' | 'too-late' | undefined {
  if (undone.has(id)) return 'undone';
  return ineffective.has(id) ? 'too-late' : undefined;
}

function markUndone(line: LogLine, expected: 'undone' | undefined): LogLine {
  return expected ? { ...line, isUndone: true } : line;
}

function replayEvent(
  before: RoomState,
  event: RoomEvent,
  undos: Undos,
  steps: readonly ReplayStep[],
): ReplayStep {
  const expected = expectedOutcome(undos, eventIdOf(event));
  if (!isKnown(event)) {
    const undone = expected === 'undone' ? expected : undefined;
    const line = markUndone(opaqueLineOf(event), undone);
    return { event, outcome: undone ?? 'opaque', after: before, line };
  }
  const { act, atMs } = event;
  if (expected === 'too-late') return { event, outcome: expected, after: before, line: null };

  if (act.type === 'undo') {
    const target = steps.find((step) => eventIdOf(step.event) === act.entryId)?.line;
    const line = lineOf(event, before, before, target ? describeVerbatim(target) : null);
    return { event, outcome: expected ?? 'done', after: before, line: markUndone(line, expected) };
  }
  const refusal = refusalOf(before, act, atMs);
  if (refusal && !expected) return { event, outcome: refusal, after: before, line: null };
  const after = apply(before, act, atMs);
  const line = markUndone(lineOf(event, before, after), expected);
  return { event, outcome: expected ?? 'done', after: expected ? before : after, line };
}

/**
 * Applies events in order, without those that were undone.
 * @param known steps of an earlier replay: those that nothing changed for are reused.
 */
export function replay(
  from: RoomState,
  events: readonly RoomEvent[],
  known: readonly ReplayStep[],
): ReplayStep[] {
  const undos = resolveUndos(events);
  const steps: ReplayStep[] = [];
  let state = from;
  let isSameSoFar = true;
  for (const [index, event] of events.entries()) {
    const old = known[index];
    const expected = expectedOutcome(undos, eventIdOf(event));
    const wasExpected =
      old?.outcome === 'undone' || old?.outcome === 'too-late' ? old.outcome : undefined;
    isSameSoFar &&= old?.event === event && wasExpected === expected;
    const step = isSameSoFar && old ? old : replayEvent(state, event, undos, steps);
    steps.push(step);
    state = step.after;
  }
  return steps;
}

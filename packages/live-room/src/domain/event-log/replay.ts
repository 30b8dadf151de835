import { chainDigest } from '@standby/room-engine/log/log-digest';
import type { RoomState } from '../state/room-schema';
import { performCommands } from '../acts/batch';
import type { Command } from '../acts/acts';
import { commandsOf, eventIdOf, isKnown, type RoomEvent } from './event';
import type { Checkpoint, ReplayStep } from './event-log';
import { lineOf, opaqueLineOf } from './line-of';
import type { LogLine } from '../state/log-line';
import { describeUndone } from './log-line-text';
import { resolveUndos, type Undos } from './undo';

function expectedOutcome(
  { undone, ineffective }: Undos,
  event: RoomEvent,
): 'undone' | 'too-late' | undefined {
  // Most logs have no undo, so the ids of their events are not needed.
  if (undone.size + ineffective.size === 0) return undefined;
  const id = eventIdOf(event);
  if (undone.has(id)) return 'undone';
  return ineffective.has(id) ? 'too-late' : undefined;
}

function markUndone(lines: readonly LogLine[], expected: 'undone' | undefined): LogLine[] {
  return lines.map((line) => (expected ? { ...line, isUndone: true } : line));
}

type Outcome = Omit<ReplayStep, 'digest'>;

/** Returns the outcome of the commands of one event. */
function replayCommands(
  event: RoomEvent,
  commands: readonly Command[],
  before: RoomState,
  expected: 'undone' | undefined,
): Outcome {
  const done = performCommands(before, commands, event.atMs);
  if (typeof done === 'string' && !expected) {
    return { event, outcome: done, after: before, lines: [] };
  }
  // The log keeps the line of an undone act even if the rules would refuse the act by now.
  const undoneSteps = commands.slice(0, 1).map((act) => ({ act, before, after: before }));
  const steps = typeof done === 'string' ? undoneSteps : done;
  const lines = steps.map((step, index) => lineOf({ ...event, act: step.act }, step, { index }));
  const after = expected ? before : (steps.at(-1)?.after ?? before);
  return { event, outcome: expected ?? 'done', after, lines: markUndone(lines, expected) };
}

/** Returns the outcome of one event. */
function replayEvent(
  before: RoomState,
  event: RoomEvent,
  undos: Undos,
  steps: readonly ReplayStep[],
): Outcome {
  const expected = expectedOutcome(undos, event);
  if (!isKnown(event)) {
    const undone = expected === 'undone' ? expected : undefined;
    if (!event.verbatim) return { event, outcome: undone ?? 'withheld', after: before, lines: [] };
    const lines = markUndone([opaqueLineOf(event)], undone);
    return { event, outcome: undone ?? 'opaque', after: before, lines };
  }
  const { act } = event;
  if (expected === 'too-late') return { event, outcome: expected, after: before, lines: [] };
  if (act.type !== 'undo') return replayCommands(event, commandsOf(act), before, expected);
  const target = steps.find((step) => eventIdOf(step.event) === act.entryId)?.lines[0];
  const undone = target ? describeUndone(target) : null;
  const line = lineOf({ ...event, act }, { before, after: before }, { undone });
  const lines = markUndone([line], expected);
  return { event, outcome: expected ?? 'done', after: before, lines };
}

/**
 * Applies events in order, leaving out undone ones.
 * @param known steps of an earlier replay; unchanged ones are reused.
 */
export function replay(
  from: Pick<Checkpoint, 'state' | 'digest'>,
  events: readonly RoomEvent[],
  known: readonly ReplayStep[],
): ReplayStep[] {
  const undos = resolveUndos(events);
  const steps: ReplayStep[] = [];
  let { state, digest } = from;
  let isSameSoFar = true;
  for (const [index, event] of events.entries()) {
    const old = known[index];
    const expected = expectedOutcome(undos, event);
    const wasExpected =
      old?.outcome === 'undone' || old?.outcome === 'too-late' ? old.outcome : undefined;
    isSameSoFar &&= old?.event === event && wasExpected === expected;
    const step =
      isSameSoFar && old
        ? old
        : {
            ...replayEvent(state, event, undos, steps),
            digest: chainDigest(digest, eventIdOf(event)),
          };
    steps.push(step);
    ({ after: state, digest } = step);
  }
  return steps;
}

import { callingOf, callOf, isStandingBy } from '@standby/live-room/domain/state/calling-schema';
import { nextOnDesk } from '@standby/live-room/domain/calling/desk-view';
import { cueNames } from '@standby/live-room/domain/cues/cue-names';
import { isShowable } from '@standby/live-room/domain/messages/messages';
import type { RoomState } from '@standby/live-room/domain/state/room-schema';
import { shownMessage, timerOf } from '@standby/live-room/domain/state/room-state';
import { figureOf } from '@standby/live-room/domain/timer/countdown';
import { neighbourTimerId } from '@standby/live-room/domain/timer/timer-form';
import type { DeckKey } from './deck-keys';

/**
 * Look of a key besides its words: an act that waits for a press, a state that is on, one that
 * warns, and an act that is not possible now.
 */
export type DeckTone = 'ready' | 'on' | 'warning' | 'off';

/** Room as the page shows it. */
interface DeckRoom {
  readonly state: RoomState;
  /** Timer that the page shows. */
  readonly timerId: string;
  /** Whether the key that starts and pauses acts on that timer while another one is on air. */
  readonly isArmed: boolean;
}

/** Facts of the page that the room does not know. */
interface DeckFacts {
  readonly nowMs: number;
  /** Id of this desk on the book. */
  readonly callerId: string;
  /** Whether a GO without a standby waits for another press. */
  readonly isAsking: boolean;
}

const face = (title: string, detail = '', tone: DeckTone = 'ready') => ({ title, detail, tone });

/** Words and look of a key. */
export type DeckFace = Readonly<ReturnType<typeof face>>;

/** Returns the message of the key at a place, among those that keys can show; undefined without one. */
export function deckMessage(state: RoomState, place: number) {
  const { messages } = state;
  const own = messages.filter((message) => message.source !== 'question' && isShowable(message));
  const message = own[place];
  return message && { ...message, isShown: shownMessage(state)?.id === message.id };
}

function messageFace(state: RoomState, place: number): DeckFace | null {
  const message = deckMessage(state, place);
  if (!message) return null;
  return message.isShown ? face(message.text, 'Shown', 'on') : face(message.text);
}

/** Returns the face of the key that starts and pauses: the figure of the timer that it acts on. */
function toggleFace({ state, timerId, isArmed }: DeckRoom, nowMs: number): DeckFace {
  const timer = timerOf(state, isArmed ? timerId : state.selectedTimerId);
  if (!timer) return face('Play', '', 'off');
  const { phase, large, threshold } = figureOf(timer, nowMs);
  const act = phase === 'running' ? 'Pause' : 'Play';
  if (threshold !== 'normal')
    return face(large, `${threshold === 'time' ? 'Time' : 'Standby'} · ${act}`, 'warning');
  return face(large, act, phase === 'running' ? 'on' : 'ready');
}

function bookFace(act: DeckKey, state: RoomState, facts: DeckFacts): DeckFace | null {
  const calling = callingOf(state);
  const isHeld = calling.held !== undefined;
  const next = nextOnDesk(state);
  const names = next ? cueNames(state, next.calledIds) : '';
  const isStanding = next?.calledIds.some((id) => isStandingBy(callOf(calling, id)));
  const faces: Partial<Record<string, DeckFace>> = {
    standby: face('Standby', isStanding ? `${names} given` : names, isStanding ? 'on' : 'ready'),
    go: facts.isAsking
      ? face('GO?', `No standby: ${names}`, 'warning')
      : face('GO', names, isStanding ? 'on' : 'ready'),
    skip: face('Skip', names),
    warning: face('Warning', names),
    'previous-moment': face('Back'),
    error: face('Error', 'Last GO'),
    stop: isHeld ? face('Resume', 'Stopped', 'warning') : face('Stop', 'the show'),
  };
  const found = typeof act === 'string' ? faces[act] : undefined;
  if (!found) return null;
  if (calling.caller?.id !== facts.callerId) return face(found.title, 'Not on the book', 'off');
  const needsNext = act === 'standby' || act === 'go';
  return needsNext && (isHeld || !next) ? face(found.title, '', 'off') : found;
}

/** Returns the face of a key; null for a dark one. */
export function deckFace(key: DeckKey | null, room: DeckRoom, facts: DeckFacts): DeckFace | null {
  const { state, timerId } = room;
  if (key === null) return null;
  if (typeof key === 'object') return messageFace(state, key.message);
  const neighbour = (step: 1 | -1) =>
    timerOf(state, neighbourTimerId(state, timerId, step))?.name ?? '';
  if (key === 'toggle') return toggleFace(room, facts.nowMs);
  if (key === 'take-minute') return face('\u22121', 'minute');
  if (key === 'add-minute') return face('+1', 'minute');
  if (key === 'previous-timer') return face('Previous', neighbour(-1));
  if (key === 'next-timer') return face('Next', neighbour(1));
  if (key === 'flash') return face('Flash');
  if (key === 'blackout')
    return state.isBlackout ? face('Blackout', 'On', 'warning') : face('Blackout', 'Hold');
  return bookFace(key, state, facts);
}

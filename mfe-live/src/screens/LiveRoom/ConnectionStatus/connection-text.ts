import type { Tone } from '@standby/shared-ui';
import { type Clock } from '@standby/shared-ui/text';
import type { RoomConnection } from '@standby/live-room/domain/live-protocol/connection';
import { timeOfDay } from '@standby/live-room/domain/time/time';

export interface ConnectionText {
  readonly tone: Tone;
  readonly word: string;
  /** Detail that a narrow screen omits. */
  readonly detail: string | null;
  /** Explanation of the state, and advice. */
  readonly sentence: string;
}

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

const acts = (number: number): string => count(number, 'act', 'acts');

const kept = (unsent: number): string => `${acts(unsent)} not sent yet`;

/** Returns a sentence about the acts that the server has not stored. */
function unsentSentence(unsent: number): string {
  if (unsent === 0) return 'Everything done here is saved.';
  const verb = unsent === 1 ? 'is' : 'are';
  return `${acts(unsent)} of this desk ${verb} saved in this browser and will be sent when the connection is back.`;
}

type Shown = Pick<RoomConnection, 'phase' | 'sinceMs' | 'unsent' | 'isSending'>;

/** @param timeZone IANA name; the machine’s own by default */
export function connectionText(connection: Shown, clock: Clock, timeZone?: string): ConnectionText {
  const { phase, sinceMs, unsent, isSending } = connection;
  const minute = timeOfDay(sinceMs, clock, 'minute', timeZone);
  const since = timeOfDay(sinceMs, clock, 'second', timeZone);
  if (phase === 'connecting') {
    return {
      tone: 'standby',
      word: 'Connecting',
      detail: unsent > 0 ? kept(unsent) : null,
      sentence: `The room shows the copy saved in this browser. ${unsentSentence(unsent)}`,
    };
  }
  if (phase === 'behind') {
    return {
      tone: 'stop',
      word: 'Not up to date',
      detail: `since ${minute}${unsent > 0 ? `, ${acts(unsent)} not acknowledged` : ''}`,
      sentence: `Since ${since} changes have not arrived, although the server answers. This desk may show something wrong. It keeps asking for them.`,
    };
  }
  if (phase !== 'live') {
    return {
      tone: 'stop',
      word: 'Offline',
      detail: `since ${minute}${unsent > 0 ? `, ${kept(unsent)}` : ''}`,
      sentence: `Since ${since} there is no connection to the server. The clock runs on and this desk works; other screens do not see it. ${unsentSentence(unsent)}`,
    };
  }
  if (isSending) {
    return {
      tone: 'standby',
      word: 'Sending',
      detail: acts(unsent),
      sentence: `The server has not acknowledged ${acts(unsent)} of this desk yet. Other screens may not show ${unsent === 1 ? 'it' : 'them'}.`,
    };
  }
  return {
    tone: 'go',
    word: 'Live',
    detail: null,
    sentence: `Connected since ${since}. Everything done here is saved and shows on the other screens.`,
  };
}

/** @param errorMs see `Room.clockErrorMs` */
export function clockErrorText(errorMs: number | null): string {
  if (errorMs === null) return 'Not measured since this page opened. Using the last known value.';
  const rounded = errorMs < 10 ? Math.ceil(errorMs * 10) / 10 : Math.ceil(errorMs);
  return `Accurate to ${rounded} ms, measured against the server.`;
}

import type { Tone } from '@standby/shared-ui';
import { type Clock } from '@standby/shared-ui/text';
import type { RoomConnection } from '@standby/live-room/domain/live-protocol/connection';
import { timeOfDay } from '@standby/live-room/domain/timer/time';

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

const kept = (unsent: number): string => `${acts(unsent)} kept, not sent`;

/** Returns a sentence about the acts that the server has not stored. */
function unsentSentence(unsent: number): string {
  if (unsent === 0) return 'All that was done here is stored.';
  const [are, they] = unsent === 1 ? ['is', 'it is'] : ['are', 'they are'];
  return `${acts(unsent)} of this desk ${are} kept in this browser; ${they} sent when the connection is back.`;
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
      sentence: `The room shows what this browser kept of it. ${unsentSentence(unsent)}`,
    };
  }
  if (phase === 'behind') {
    return {
      tone: 'stop',
      word: 'Not up to date',
      detail: `since ${minute}${unsent > 0 ? `, ${acts(unsent)} not acknowledged` : ''}`,
      sentence: `Since ${since} changes do not arrive here, although the server answers. This desk may show something wrong. It goes on asking for them.`,
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
    sentence: `Connected since ${since}. All that was done here is stored, and shows on the other screens.`,
  };
}

/** @param errorMs see `Room.clockErrorMs` */
export function clockErrorText(errorMs: number | null): string {
  if (errorMs === null)
    return 'Not measured since this page opened: as it was known the last time.';
  const rounded = errorMs < 10 ? Math.ceil(errorMs * 10) / 10 : Math.ceil(errorMs);
  return `Right to ${rounded} ms, measured against the server.`;
}

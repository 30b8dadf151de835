import { type CallCustom, OWN_CALL_NAME_MAX, type OwnCall } from '../room/call-schemas';

/*
 * Calls that theatres give beside those before the performance, as a desk adds them. Each can be changed afterwards.
 */

/** A call that is to be added. */
export type OwnCallDraft = Omit<OwnCall, 'id'>;

/** What the calls come before: the curtain, or a timer. */
export interface CallStart {
  readonly timerId: string | null;
  readonly name: string;
}

/** A name is cut where a timer's is long. */
const cut = (name: string): string => name.slice(0, OWN_CALL_NAME_MAX).trim();

const BELLS = [5, 3, 1] as const;

/** The three bells in front of house. */
export function bellsBefore({ timerId, name }: CallStart): OwnCallDraft[] {
  const of = timerId === null ? '' : `, ${name}`;
  return BELLS.map((minutesBefore, place) => ({
    name: cut(`Bell ${place + 1}${of}`),
    message: 'Please take your seats',
    minutesBefore,
    timerId,
    isForHouse: true,
  }));
}

const INTERVAL_CALLS: Readonly<
  Record<CallCustom, readonly { readonly name: string; readonly minutesBefore: number }[]>
> = {
  british: [
    { name: 'Ten', minutesBefore: 10 },
    { name: 'Beginners', minutesBefore: 5 },
  ],
  american: [
    { name: 'Ten', minutesBefore: 10 },
    { name: 'Five', minutesBefore: 5 },
    { name: 'Places', minutesBefore: 2 },
  ],
};

/** The calls of an interval, which count to the timer after it. */
export function intervalCalls(custom: CallCustom, { timerId, name: start }: CallStart) {
  return INTERVAL_CALLS[custom].map(({ name, minutesBefore }): OwnCallDraft => {
    const isTime = name === 'Ten' || name === 'Five';
    return {
      name: cut(`${name}, ${start}`),
      message: isTime
        ? `${start}: ${name.toLowerCase()} minutes, please`
        : `${start}: ${name.toLowerCase()}, please`,
      minutesBefore,
      timerId,
      isForHouse: false,
    };
  });
}

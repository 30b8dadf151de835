import { type CallCustom, OWN_CALL_NAME_MAX, type OwnCall } from '../state/call-schemas';

/*
 * Ready-made calls that a desk can add to those before the performance. Each can be changed
 * afterwards.
 */

/** A call before it is added. */
export type OwnCallDraft = Omit<OwnCall, 'id'>;

/** The start that calls precede: the curtain, or a timer. */
interface CallStart {
  readonly timerId: string | null;
  readonly name: string;
}

/** Returns a call's name, cut to its maximum where the timer's name is long. */
const cut = (name: string): string => name.slice(0, OWN_CALL_NAME_MAX).trim();

const BELLS = [5, 3, 1] as const;

/** Returns the three bells in front of house. */
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

/** Returns the calls of an interval, which count to the timer after it. */
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

/** Sizes of each kind of load. */
export interface LoadSizes {
  readonly rooms: number;
  readonly sockets: number;
  readonly storm: number;
  readonly seconds: number;
  /** Duration of the steady load, in which memory must not grow. */
  readonly minutes: number;
  /** Whether it is the full load, which alone is published. */
  readonly isFull: boolean;
}

const FULL = {
  rooms: 1_000,
  sockets: 10_000,
  storm: 2_000,
  seconds: 20,
} as const satisfies Partial<LoadSizes>;

const MINUTES = 10;

/** @throws {RangeError} if a setting is not a valid number */
function numberOf(text: string | undefined, usual: number, most: number): number {
  const value = text === undefined ? usual : Number(text);
  if (value > 0 && value <= most) return value;
  throw new RangeError(`"${text}" must be a number above 0, and at most ${most}`);
}

/**
 * Returns the sizes. `LOAD_SCALE`, from 0 to 1, scales all of them down; `LOAD_MINUTES` sets the
 * duration of the steady load.
 */
export function loadSizes(environment: NodeJS.ProcessEnv): LoadSizes {
  const scale = numberOf(environment['LOAD_SCALE'], 1, 1);
  const scaled = Object.entries(FULL).map(([name, value]) => [name, Math.ceil(value * scale)]);
  return {
    ...(Object.fromEntries(scaled) as Record<keyof typeof FULL, number>),
    isFull: scale === 1,
    minutes: numberOf(environment['LOAD_MINUTES'], MINUTES * scale, 24 * 60),
  };
}

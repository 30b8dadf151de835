/**
 * Moves the clock of this process or page. Its source is also sent to pages, so it uses nothing from outside.
 *
 * @param shiftMs how far ahead `Date` is from now on; a second call changes nothing
 */
export function shiftDate(shiftMs: number): void {
  const mark = Symbol.for('standby.shifted-date');
  if (shiftMs === 0 || Object.hasOwn(Date, mark)) return;
  const RealDate = Date;
  const realNow = RealDate.now.bind(RealDate);
  const now = (): number => realNow() + shiftMs;
  RealDate.now = now;
  const ShiftedDate = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, given: unknown[], constructed) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, constructed) as Date,
  });
  Object.defineProperty(RealDate, mark, { value: true });
  RealDate.prototype.constructor = ShiftedDate;
  globalThis.Date = ShiftedDate;
}

/** How far `npm test` moves the clocks of a step, in its environment. */
export const CLOCK_SHIFT = 'STANDBY_CLOCK_SHIFT_MS';

/** The part of Node's process that is read here. Packages for pages are built without the types of Node. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

export const clockShiftMs = (): number => Number(process.env[CLOCK_SHIFT] ?? 0);

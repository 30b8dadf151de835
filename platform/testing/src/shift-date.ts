/**
 * Moves the clock of this process or page. Pages receive the function's source text, so it uses
 * nothing from its module.
 *
 * @param shiftMs milliseconds by which `Date` runs ahead; a second call changes nothing
 */
export function shiftDate(shiftMs: number): void {
  const mark = Symbol.for('standby.shifted-date');
  if (shiftMs === 0 || Object.hasOwn(Date, mark)) return;
  const RealDate = Date;
  const realNow = RealDate.now.bind(RealDate);
  // No named function: some compilers wrap those in a helper that a page does not have.
  RealDate.now = () => realNow() + shiftMs;
  const ShiftedDate = new Proxy(RealDate, {
    apply: () => new RealDate(RealDate.now()).toString(),
    construct: (target, given: unknown[], constructed) =>
      Reflect.construct(target, given.length === 0 ? [RealDate.now()] : given, constructed) as Date,
  });
  Object.defineProperty(RealDate, mark, { value: true });
  RealDate.prototype.constructor = ShiftedDate;
  globalThis.Date = ShiftedDate;
}

/** Environment variable with the shift of a step's clocks in `npm test`. */
export const CLOCK_SHIFT = 'STANDBY_CLOCK_SHIFT_MS';

/**
 * The part of Node's `process` that this module reads. Packages for pages are built without Node's
 * types.
 */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

export const clockShiftMs = (): number => Number(process.env[CLOCK_SHIFT] ?? 0);

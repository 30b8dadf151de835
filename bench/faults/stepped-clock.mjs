/*
 * Preloaded into a server: sets its system clock as the file says, at each SIGUSR2. The monotonic
 * clock continues, as on a machine whose clock is set.
 */
import { readFileSync } from 'node:fs';

const SystemDate = Date;
let byMs = 0;

const nowMs = () => SystemDate.now() + byMs;

process.on('SIGUSR2', () => {
  byMs = Number(readFileSync(process.env.STANDBY_STEPPED_CLOCK, 'utf8'));
});

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [nowMs()] : given, asked),
  apply: () => new SystemDate(nowMs()).toString(),
  get: (target, name, receiver) => (name === 'now' ? nowMs : Reflect.get(target, name, receiver)),
});

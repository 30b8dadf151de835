import { describe, expect, it } from 'vitest';
import { FakeMachine } from '../testing/fake-machine';
import { createServerClock } from './server-clock';

const HOUR = 3_600_000;

/** A machine whose clock is an hour slow. */
function openClock(rememberedOffsetMs?: number) {
  const machine = new FakeMachine();
  const window = machine.open();
  const serverMs = () => machine.trueMs + 1_000_000 * HOUR;
  machine.wallMs = serverMs() - HOUR;
  const noted: { remembered?: number; jumps: number } = { jumps: 0 };
  const clock = createServerClock({
    clock: window.clock,
    rememberedOffsetMs,
    remember: (offsetMs) => {
      noted.remembered = offsetMs;
    },
    onJump: () => {
      noted.jumps += 1;
    },
  });
  const sample = (errorMs: number, wrongByMs = 0) => {
    const { monotonicMs } = machine;
    const offsetMs = serverMs() - monotonicMs + wrongByMs;
    clock.addSample({ offsetMs, errorMs, takenAtMs: monotonicMs });
  };
  const wrongBy = () => clock.estimate() - serverMs();
  return { clock, machine, noted, sample, serverMs, wrongBy };
}

describe('the server clock', () => {
  it('is the server’s as soon as there is a sample, and remembers the offset of the system clock', async () => {
    const { clock, noted, sample, wrongBy } = openClock();
    expect(wrongBy()).toBe(-HOUR);
    expect(clock.errorMs()).toBeNull();
    sample(3);
    expect(wrongBy()).toBe(0);
    expect(clock.errorMs()).toBe(3);
    expect(noted.remembered).toBe(HOUR);
  });

  it('T5: starts with the offset that was remembered', async () => {
    expect(openClock(HOUR).wrongBy()).toBe(0);
  });

  it('T4: follows a better sample slowly, and never goes back', async () => {
    const { clock, machine, sample, wrongBy } = openClock();
    sample(45, 40);
    await machine.advance(1_000);
    sample(1);
    let lastMs = clock.now();
    expect(wrongBy()).toBe(40);
    for (let passedMs = 0; passedMs < 4_000; passedMs += 100) {
      await machine.advance(100);
      const nowMs = clock.now();
      expect(nowMs).toBeGreaterThan(lastMs);
      expect(clock.estimate()).toBe(nowMs);
      lastMs = nowMs;
    }
    expect(wrongBy()).toBe(0);
  });

  it('T5: is shown once it is within 50 ms, or after four samples, and has the best of them at once', async () => {
    const near = openClock();
    near.sample(120, -110);
    expect(near.clock.isKnown()).toBe(false);
    near.sample(30, 20);
    expect(near.clock.isKnown()).toBe(true);
    expect(near.wrongBy()).toBe(20);

    const far = openClock();
    for (const errorMs of [400, 300, 350]) far.sample(errorMs, errorMs / 2);
    expect(far.clock.isKnown()).toBe(false);
    far.sample(500, 450);
    expect(far.clock.isKnown()).toBe(true);
    expect(far.wrongBy()).toBe(150);
  });

  it('is right after a sleep in which the monotonic clock stopped, and is measured again', async () => {
    const { clock, machine, noted, sample, wrongBy } = openClock();
    sample(3);
    machine.sleep(10 * HOUR, { doesMonotonicStop: true });
    clock.now();
    expect(wrongBy()).toBe(0);
    expect(clock.errorMs()).toBeNull();
    expect(noted.jumps).toBe(1);
    sample(5, 40);
    expect(wrongBy()).toBe(40);
  });

  it('is not affected by a change of the system clock', async () => {
    const { clock, machine, noted, sample, wrongBy } = openClock();
    sample(3);
    machine.setClock(-5 * HOUR);
    clock.now();
    expect(wrongBy()).toBe(0);
    expect(noted.jumps).toBe(0);
    sample(3);
    expect(noted.remembered).toBe(6 * HOUR);
  });
});

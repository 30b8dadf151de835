import { type BenchDesk, wait } from '../room/bench-room.ts';
import { type Quantiles, quantiles } from '../statistics.ts';
import { ControlClient, pairProgram } from '../../mfe-live/server/testing/programs.ts';

const STEP_MS = 60_000;

export interface ControlFigures {
  /** From an action of a program to its answer, after the commit. */
  readonly toAnswer: Quantiles;
  /** From that action to the desk. */
  readonly toDesk: Quantiles;
}

interface ControlBench {
  readonly company: Parameters<typeof pairProgram>[1];
  readonly origin: string;
  readonly desk: BenchDesk;
  readonly rounds: number;
  readonly warmUp: number;
  readonly pauseMs: number;
}

/** Pairs a program with the room of a desk, and measures its actions. */
export async function measureControl(bench: ControlBench): Promise<ControlFigures> {
  const { origin, company, desk, rounds, warmUp, pauseMs } = bench;
  const server = { origin, host: new URL(origin).host };
  const program = new ControlClient(server, await pairProgram(server, company, 'control'));
  await program.opened();
  const [toAnswer, toDesk]: [number[], number[]] = [[], []];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const heard = desk.window.next('events');
    const sentAt = performance.now();
    // Each action changes the room, and the next one takes the change back.
    const byMs = round % 2 === 0 ? STEP_MS : -STEP_MS;
    const outcome = await program.act({ type: 'adjust', byMs });
    const answeredAt = performance.now();
    if (outcome !== 'done') throw new Error(`The room refused the action: ${outcome}`);
    const heardAt = await heard;
    await wait(pauseMs);
    if (round < warmUp) continue;
    toAnswer.push(answeredAt - sentAt);
    toDesk.push(heardAt - sentAt);
  }
  program.socket.close();
  return { toAnswer: quantiles(toAnswer), toDesk: quantiles(toDesk) };
}

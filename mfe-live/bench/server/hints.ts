import type { Database } from '@standby/server-kit';
import { openPostgres } from '@standby/server-kit/database/postgres';
import { type Quantiles, quantiles } from './acts.ts';
import { wait } from './bench-room.ts';

/**
 * Acts a second of all rooms together, each of which is a hint: of one show, of forty, and of four
 * hundred.
 */
const RATES = [5, 200, 2_000] as const;

const ROOMS = 1_000;
const RUN_MS = 10_000;
const STEP_MS = 5;

export interface HintFigures {
  readonly rate: number;
  /** Time from the announcement at one process until another one hears it. */
  readonly heard: Quantiles;
}

const topicOf = (room: number): string => `live/bench/${room}`;

async function measureRate(one: Database, other: Database, rate: number): Promise<HintFigures> {
  const times: number[] = [];
  const sentAt = new Map<string, number>();
  const ends = Array.from({ length: ROOMS }, (_, room) => {
    const topic = topicOf(room);
    return other.changes.subscribe(topic, (_isOwn, isMissed) => {
      const at = sentAt.get(topic);
      if (!isMissed && at !== undefined) times.push(performance.now() - at);
    });
  });
  await wait(1_000);
  const start = performance.now();
  for (let sent = 0; performance.now() - start < RUN_MS; await wait(STEP_MS)) {
    for (const due = ((performance.now() - start) * rate) / 1_000; sent < due; sent += 1) {
      const topic = topicOf(sent % ROOMS);
      sentAt.set(topic, performance.now());
      one.changes.announce(topic);
    }
  }
  await wait(1_000);
  for (const end of ends) end();
  return { rate, heard: quantiles(times) };
}

/** Measures the time of a hint from one process to another, of any kind. */
export async function measureHints(url: string, natsUrl?: string): Promise<HintFigures[]> {
  const onError = (error: unknown): void => console.error(error);
  const open = (): Promise<Database> => openPostgres({ url, natsUrl, migrations: {}, onError });
  const [one, other] = [await open(), await open()];
  const figures: HintFigures[] = [];
  for (const rate of RATES) {
    console.log(`  ${rate} hints a second`);
    figures.push(await measureRate(one, other, rate));
  }
  await one.close();
  await other.close();
  return figures;
}

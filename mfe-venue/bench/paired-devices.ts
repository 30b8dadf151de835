import type { Browser } from '@playwright/test';
import { sql } from 'kysely';
import { createClient } from '@standby/api-client';
import type { deviceControlRoutes } from '@standby/api-client/devices';
import { hashToken, type Database } from '@standby/server-kit';
import { openPostgres } from '@standby/server-kit/database/postgres';
import { portOf } from 'server/testing/listening';
import { startPostgres } from 'server/testing/postgres-cluster';
import { Person, startTestServer } from 'server/testing/test-server';
import { failAbove, machineLoad, publishTable } from '../../platform/bench/report.ts';
import { schema } from '../../server/src/features.ts';
import { newDevice, pairDevice } from '../src/domain/device';

/** Ten times a plan's device limit. */
const DEVICES = 200;
const ROUNDS = 60;
/** The first rounds warm up. */
const WARM_UP = 10;
/**
 * Budget for "send to all" until the last device has the message: 95th percentile, in milliseconds.
 */
const ASKED_MS = 100;

interface Figures {
  readonly p50: number;
  readonly p95: number;
}

/** Records with devices, past the plan's limit. */
async function addDevices({ asOwner }: Database, organizationId: string): Promise<string[]> {
  const at = new Date().toISOString();
  const tokens = Array.from({ length: DEVICES }, (_, number) => `token-of-device-${number}`);
  const content = {
    name: 'Screen',
    type: 'tablet',
    room: 'Lobby',
    description: '',
    setupMethod: 'qr',
    status: 'Offline',
  } as const;
  await asOwner(async (owner) => {
    for (const [number, token] of tokens.entries()) {
      const id = `device-${number}`;
      const item = JSON.stringify(pairDevice(newDevice(content, { id, at }), at));
      await sql`insert into device (organization_id, id, place, revision, item)
        values (${organizationId}, ${id}, ${number}, 1, ${item}::jsonb)`.execute(owner);
      await sql`insert into device_token (organization_id, device_id, id, token_hash, paired_at)
        values (${organizationId}, ${id}, ${id}, ${hashToken(token)}, ${at})`.execute(owner);
    }
  });
  return tokens;
}

/** Opens a device's stream. Calls `onTold` with each message. */
async function follow(port: number, token: string, onTold: (text: string) => void) {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/devices/self/stream`, {
    headers: { cookie: `standby.device=${token}` },
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  const read = async (): Promise<void> => {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return;
      onTold(decoder.decode(part.value, { stream: true }));
    }
  };
  // The stream ends with the server.
  read().catch(() => undefined);
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Measures how long "send to all" takes until the last device has the message. */
async function measure(url: string): Promise<Figures> {
  const onError = (error: unknown): void => console.error(error);
  const database = await openPostgres({ url, ...schema, onError });
  const server = await startTestServer(database);
  const port = await portOf(server);
  const owner = new Person(server);
  const organizationId = (await owner.signUp()).organizationId ?? '';
  const tokens = await addDevices(database, organizationId);
  let wanted = 'standby';
  let missing = DEVICES;
  let arrived = (): void => undefined;
  const rounds: Promise<void>[] = [];
  const onTold = (text: string): void => {
    if (!text.includes(wanted)) return;
    missing -= 1;
    if (missing === 0) arrived();
  };
  const next = (text: string): Promise<void> => {
    wanted = text;
    missing = DEVICES;
    return new Promise((done) => {
      arrived = done;
    });
  };
  const opened = next('"kind":"standby"');
  for (const token of tokens) rounds.push(follow(port, token, onTold));
  await Promise.all([...rounds, opened]);

  const call = createClient<typeof deviceControlRoutes>('/api/v1', owner.fetch);
  const deviceIds = tokens.map((_, number) => `device-${number}`);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const showId = `show-${round}-`;
    const all = next(showId);
    const startedAt = performance.now();
    const sent = call('POST /organizations/:organizationId/devices/control', {
      params: { organizationId },
      body: { deviceIds, assignment: { kind: 'viewer', showId } },
    });
    await all;
    if (round >= WARM_UP) times.push(performance.now() - startedAt);
    await sent;
  }
  await server.close();
  await database.close();
  const sorted = times.toSorted((one, other) => one - other);
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}

async function measureOnCluster(): Promise<Figures> {
  const cluster = await startPostgres();
  try {
    return await measure(cluster.url);
  } finally {
    await cluster.stop();
  }
}

/**
 * Measures "send to all" with 200 paired devices, from the press at the desk until the last device
 * has the message.
 */
export async function benchDevices(browser: Browser): Promise<void> {
  const load = machineLoad();
  const { p50, p95 } = await measureOnCluster();
  const table = [
    `| send to all, ${DEVICES} devices | ms | asked |`,
    '| --- | ---: | ---: |',
    `| median | ${p50.toFixed(0)} | |`,
    `| p95 | ${p95.toFixed(0)} | ≤ ${ASKED_MS} |`,
  ].join('\n');
  await publishTable(browser, { page: 'devices.md', table, load });
  failAbove(p95 <= ASKED_MS ? [] : [`send to all ${p95.toFixed(0)} ms`]);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { createClient } from '@standby/api-client';
import { callPath } from '@standby/contracts';
import { type DeskOwner, signUp } from 'server/testing/desk-owner';
import { addShow, BenchDesk, openLights, wait } from '../room/bench-room.ts';
import { type EchoFigures, measureEchoes } from '../room/echoes.ts';
import { FramePage } from '../room/frame-page.ts';
import { Bridge } from '../../bridge/src/bridge.ts';
import { EosEmulator } from '../../bridge/testing/eos-emulator.ts';
import { officeOf, type OfficeRoutes } from '../../bridge/testing/office.ts';
import { withServer } from '../measured-server.ts';
import { machineLoad, publishTable } from '../report.ts';
import { type Quantiles, quantiles, quantilesText } from '../statistics.ts';
import { runTasks } from '../../platform/build/build.ts';
import { type ControlFigures, measureControl } from './control.ts';

const LIGHTS = 50;
const GOS = 100;
const WARM_UP = 10;
const DEPARTMENT = 'LX';
/** Two GOs within 300 ms are one. */
const PAUSE_MS = 400;
const ROUNDS = { rounds: GOS, warmUp: WARM_UP, pauseMs: PAUSE_MS } as const;

interface GoFigures {
  /** From GO at the book to the packet at the desk. */
  readonly toDesk: Quantiles;
  /** From the desk's packet to the frame of the book. */
  readonly toFrame: Quantiles;
}

interface DeskFigures extends GoFigures {
  readonly control: ControlFigures;
}

/** Returns the requests of a member of an organization. */
function fetchOf(origin: string, { cookie }: DeskOwner): typeof fetch {
  return (input, init) => {
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), origin, cookie };
    return fetch(`${origin}${input as string}`, { ...init, headers });
  };
}

async function takeGoes(desk: BenchDesk, eos: EosEmulator, page: FramePage): Promise<GoFigures> {
  const { by: callerId } = desk.window;
  const [toDesk, toFrame]: [number[], number[]] = [[], []];
  for (let go = 0; go < WARM_UP + GOS; go += 1) {
    const fired = eos.addresses(/^\/eos\/cue/u).length;
    const painted = page.nextFrame('in-step');
    const sentAt = performance.now();
    desk.act({ type: 'go-cues', callerId, cueIds: [`lx-${go}`], isConfirmed: true });
    await eos.until(() => eos.addresses(/^\/eos\/cue/u).length > fired);
    const packetAt =
      eos.received.findLast(({ address }) => address.startsWith('/eos/cue'))?.atMs ?? sentAt;
    const paintedAt = await painted;
    await wait(PAUSE_MS);
    if (go < WARM_UP) continue;
    toDesk.push(packetAt - sentAt);
    toFrame.push(paintedAt - packetAt);
  }
  return { toDesk: quantiles(toDesk), toFrame: quantiles(toFrame) };
}

/** Opens a show with a sheet, an armed desk and 50 lights, and measures its GOs. */
async function measureDesk(
  browser: Browser,
  origin: string,
  eos: EosEmulator,
  folder: string,
): Promise<DeskFigures> {
  const owner = await signUp(origin);
  const bench = { origin, owner };
  const showId = await addShow(bench);
  const desk = await BenchDesk.open(bench, showId);
  const { by: callerId } = desk.window;
  const stored = async (act: object): Promise<void> => {
    const acknowledged = desk.window.next('events');
    desk.act(act);
    await acknowledged;
  };
  const cues = Array.from({ length: WARM_UP + GOS }, (_, index) => ({
    id: `lx-${index}`,
    department: DEPARTMENT,
    number: String(index + 1),
    trigger: { kind: 'called' },
  }));
  await stored({ type: 'add-cues', cues, beforeCueId: null });
  await stored({ type: 'take-book', callerId, name: 'Noor' });
  desk.window.send({ kind: 'presence', visibility: 'visible', shown: null, callerId });
  const { organizationId } = owner;
  const call = createClient<OfficeRoutes>('/api/v1', fetchOf(origin, owner));
  const office = officeOf(call, { organizationId, showId });
  const code = await office.code();
  const settings = {
    kind: 'eos',
    department: DEPARTMENT,
    host: '127.0.0.1',
    port: eos.port,
    framing: 'length',
    list: 1,
  } as const;
  const bridge = new Bridge({
    server: origin,
    code,
    folder,
    desks: [settings],
    version: '0.1.0',
    say: () => undefined,
  });
  await bridge.start();
  const { closeLights } = await openLights(bench, showId, LIGHTS);
  await office.assign([DEPARTMENT]);
  const page = await FramePage.open({
    browser,
    owner,
    address: `${origin}${callPath(showId)}`,
    attribute: 'data-step',
  });
  try {
    await stored({ type: 'arm-desk', callerId, department: DEPARTMENT });
    const goes = await takeGoes(desk, eos, page);
    const company = { owner: { fetch: fetchOf(origin, owner) }, organizationId, showId };
    return { ...goes, control: await measureControl({ origin, company, desk, ...ROUNDS }) };
  } finally {
    closeLights();
    desk.window.close();
    await page.close();
    await bridge.stop();
  }
}

function tableOf(figures: DeskFigures, { atLast, frame }: EchoFigures): string {
  const { toDesk, toFrame, control } = figures;
  const row = (what: string, ours: Quantiles, echo: Quantiles): string =>
    `| ${what} | ${quantilesText(ours)} | ${quantilesText(echo)} | ${(ours.p50 / echo.p50).toFixed(1)} |`;
  return [
    `| p50 / p95 / p99, ms, ${LIGHTS} lights beside | through Standby | bare echo in the same run | ratio of p50 |`,
    '| --- | --- | --- | --- |',
    row('GO at the book to the packet at the desk', toDesk, atLast),
    row('packet of the desk to the frame of the book', toFrame, frame),
    row('action of a program to its answer', control.toAnswer, atLast),
    row('action of a program to the desk', control.toDesk, atLast),
  ].join('\n');
}

/** Measures a GO's way to a lighting desk and back to the book, and actions of a program. */
export async function benchDesks(browser: Browser): Promise<void> {
  runTasks(['build', 'prerender']);
  const load = machineLoad();
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-bench-bridge-'));
  const eos = new EosEmulator();
  try {
    await eos.start();
    const figures = await withServer(({ origin }) => measureDesk(browser, origin, eos, folder));
    const echo = await measureEchoes({ browser, sockets: LIGHTS, ...ROUNDS });
    await publishTable({ browser, page: 'desks.md', table: tableOf(figures, echo), load });
  } finally {
    await eos.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

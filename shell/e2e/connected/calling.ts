import type { Page } from '@playwright/test';
import type { Cue } from '../../../packages/live-room/src/domain/state/cue-schema.ts';
import { LIVE_SUBPROTOCOL } from '../../../packages/room-engine/src/protocol/messages.ts';
import { liveRoomPath } from '../../../packages/room-engine/src/protocol/room-path.ts';
import type { LoggedGo, Shown } from '../../../packages/live-room/src/testing/called-show.ts';
import type { BrowserWindow } from '../engines/browser-window.ts';
import { expect } from './test.ts';

/**
 * Returns the organization that a signed-in page works in; a page of the offline copy does not know
 * it.
 */
export function organizationOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name="standby:session"]');
    return (JSON.parse(tag?.content ?? '{}') as { organizationId: string }).organizationId;
  });
}

/** Adds cues to a show's sheet, without its screen. */
export async function addCues(page: Page, showId: string, cues: readonly Cue[]): Promise<void> {
  const path = liveRoomPath(await organizationOf(page), showId);
  await page.evaluate(
    ([address, protocol, act]) =>
      new Promise<void>((done, failed) => {
        const socket = new WebSocket(address, protocol);
        const author = { by: 'sheet', role: 'controller' };
        const known = { position: 0, digest: '' };
        const hello = { kind: 'hello', ...author, version: 4, known, visibility: 'visible' };
        const event = { ...author, seq: 1, atMs: Date.now(), act };
        socket.addEventListener('open', () => socket.send(JSON.stringify(hello)));
        socket.addEventListener('close', () => failed(new Error('The sheet was not stored.')));
        socket.addEventListener('message', ({ data }) => {
          const { kind, position } = JSON.parse(String(data)) as { kind: string; position: number };
          if (kind === 'welcome' && position === 0) {
            socket.send(JSON.stringify({ kind: 'events', events: [event] }));
          } else if (kind === 'events') {
            done();
            socket.close();
          }
        });
      }),
    [path, LIVE_SUBPROTOCOL, { type: 'add-cues', cues: [...cues], beforeCueId: null }] as const,
  );
}

/** Patterns of the log's lines for cues that went; an act without effect has no line. */
const GO_LINES: Readonly<Record<string, RegExp>> = {
  'go-cues': /^(.+) GO$/u,
  'fire-cue': /^(.+) went automatically$/u,
};

interface HistoryAct {
  readonly type: string;
  readonly text: string | null;
  readonly atMs: number;
}

interface LoggedRoom {
  readonly origin: string;
  readonly organizationId: string;
  readonly showId: string;
}

/** Returns each GO in the server's log, in the log's order. */
export async function loggedGos(
  page: Page,
  { origin, organizationId, showId }: LoggedRoom,
): Promise<LoggedGo[]> {
  const room = `/api/v1/organizations/${organizationId}/live/${showId}`;
  const gos: LoggedGo[] = [];
  for (let after: number | null = 0; after !== null;) {
    const response = await page.request.get(`${origin}${room}/history?after=${after}`);
    const part = (await response.json()) as { acts: HistoryAct[]; after: number | null };
    for (const { type, text, atMs } of part.acts) {
      const names = GO_LINES[type]?.exec(text ?? '')?.[1];
      if (names !== undefined) gos.push({ names: names.split(', '), atMs });
    }
    after = part.after;
  }
  return gos;
}

export const shownBy = (light: BrowserWindow): Promise<Shown[]> =>
  light.evaluate<Shown[]>('return window.shownByLight ?? [];');

/** Waits until the light has said the words, at any time so far. */
export async function expectSaid(light: BrowserWindow, words: RegExp): Promise<void> {
  await expect
    .poll(async () => (await shownBy(light)).map(({ text }) => text).join('\n'), {
      message: 'what the light said',
    })
    .toMatch(words);
}

/** Waits until the light says the words now. */
export async function expectSays(light: BrowserWindow, words: RegExp): Promise<void> {
  await expect
    .poll(async () => (await shownBy(light)).at(-1)?.text ?? '', { message: 'what the light says' })
    .toMatch(words);
}

/** The next moment on a caller's page. */
export const nextOn = (caller: Page) => caller.getByRole('region', { name: 'Next' });

/** Returns the part of a caller's page about a department. */
export const departmentOn = (caller: Page, department: string) =>
  caller
    .getByRole('region', { name: 'Departments' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${department} `, 'u') });

export const expectAcknowledged = (caller: Page, department: string): Promise<void> =>
  expect(departmentOn(caller, department)).toContainText('Acknowledged after');

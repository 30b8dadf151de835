import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@standby/api-client';
import { liveRoomPath } from '@standby/room-engine/protocol/room-path';
import { callingOf } from '@standby/live-room/domain/state/calling-schema';
import { nextCues } from '@standby/live-room/domain/calling/next-moment';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import type { Act } from '@standby/live-room';
import { EngineWindow } from '../../mfe-live/server/testing/engine-window.ts';
import type { LiveCompany } from '../../mfe-live/server/testing/live-server.ts';
import { Bridge } from '../src/bridge';
import type { DeskSettings } from '../src/settings';
import { officeOf, type OfficeRoutes } from './office';

/** The desk on the book, as a window of a browser. It reconnects automatically. */
export class Book extends EngineWindow {
  constructor(port: number, { owner, organizationId, showId }: LiveCompany) {
    const origin = `http://127.0.0.1:${port}`;
    super({
      url: `ws://127.0.0.1:${port}${liveRoomPath(organizationId, showId)}`,
      headers: { cookie: owner.cookie, origin },
      showId,
      role: 'controller',
    });
  }

  get callerId(): string {
    return this.room.getSnapshot().self.id;
  }

  get state() {
    return this.room.getSnapshot().state;
  }

  /** Opens a sheet, and goes on the book. */
  async open(cues: readonly Cue[]): Promise<void> {
    await this.until(() => this.isLive);
    this.act({ type: 'add-cues', cues: [...cues], beforeCueId: null });
    this.room.window.setCaller(this.callerId);
    this.act({ type: 'take-book', callerId: this.callerId, name: 'Noor' });
    await this.until(() => this.unsent === 0);
  }

  async arm(...departments: readonly string[]): Promise<void> {
    for (const department of departments) {
      this.room.dispatch({ type: 'arm-desk', callerId: this.callerId, department });
    }
    await this.until(() => this.unsent === 0);
  }

  /** Gives the next GO. @returns the cues that went */
  go(): readonly Cue[] {
    const cues = nextCues(this.state.cueSheet?.cues ?? [], callingOf(this.state));
    const cueIds = cues.map(({ id }) => id);
    const act: Act = { type: 'go-cues', callerId: this.callerId, cueIds, isConfirmed: true };
    this.act(act);
    return cues;
  }
}

/** The organization's office: it pairs bridges, and assigns them. */
export function office({ owner, organizationId, showId }: LiveCompany) {
  return {
    ...officeOf(createClient<OfficeRoutes>('/api/v1', owner.fetch), { organizationId, showId }),
    revoke: (deviceId = 'bridge') =>
      owner.inject({
        method: 'DELETE',
        url: `/api/v1/organizations/${organizationId}/devices/${deviceId}`,
      }),
  };
}

/** A folder for what a bridge keeps. */
export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'standby-bridge-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export const bridgeTo = (
  port: number,
  folder: string,
  desks: readonly DeskSettings[],
  code?: string,
): Bridge =>
  new Bridge({
    server: `http://127.0.0.1:${port}`,
    folder,
    desks,
    code,
    version: '0.1.0',
    say: () => undefined,
  });

import { ServerError } from '@standby/api-client';
import { ACCOUNT_KEY, liveEntranceKey, type PageSession } from '@standby/contracts';
import type { SafeStorage } from '@standby/storage';
import * as v from 'valibot';
import type { ByeReason } from '@standby/live-room/domain/live-protocol/messages';
import type { LiveApi } from './live-api';

/** By what somebody comes into a room. */
export interface Entrance {
  readonly organizationId: string;
  /** Who they are in this browser: what is kept of the room is kept for them alone. */
  readonly holder: string;
  /** What the log calls them here until the server says its name for them. */
  readonly personName: string;
  /** Of the show, where a link said it or the room was open before. */
  readonly title: string | null;
  /** By a deputy's link: also before the server has said so, the desk is a deputy's. */
  readonly isDeputy?: boolean;
}

/** @throws {EntranceError} where there is no way in */
export class EntranceError extends Error {
  override readonly name = 'EntranceError';
  readonly reason: ByeReason;

  constructor(reason: ByeReason, options?: ErrorOptions) {
    super(`No way into the room: ${reason}`, options);
    this.reason = reason;
  }
}

const TOKEN = /^#([\w-]{16,64})$/u;

/** The token of a link, from the fragment of the address, L1. */
export function linkToken(hash: string): string | undefined {
  return TOKEN.exec(hash)?.[1];
}

/** A name for the stored access, from which the token cannot be derived. */
function holderOf(token: string): string {
  return `link-${token.slice(0, 6)}`;
}

/**
 * Exchanges a link's token for the cookie that opens its room.
 *
 * @throws {EntranceError} where the link does not work; anything else where the server did not answer
 */
export async function openLink(token: string, showId: string, api: LiveApi): Promise<Entrance> {
  try {
    const link = await api('POST /live/links/open', { body: { token } });
    if (link.showId !== showId) throw new EntranceError('link-ended');
    const { organizationId, title, kind } = link;
    return {
      organizationId,
      title,
      holder: holderOf(token),
      personName: 'This window',
      ...(kind === 'deputy' && { isDeputy: true }),
    };
  } catch (error) {
    const isRefused = error instanceof ServerError && error.status >= 400 && error.status < 500;
    if (isRefused && error.status !== 429) {
      throw new EntranceError('link-ended', { cause: error });
    }
    throw error;
  }
}

/** Remembers a way in, for a page that is opened while the server is gone. */
export function rememberEntrance(storage: SafeStorage, showId: string, entrance: Entrance): void {
  storage.write(liveEntranceKey(entrance.holder, showId), JSON.stringify(entrance));
}

const entranceSchema = v.object({
  organizationId: v.string(),
  holder: v.string(),
  personName: v.string(),
  title: v.nullable(v.string()),
  isDeputy: v.exactOptional(v.boolean()),
});

/**
 * The way in that somebody had before.
 *
 * @param token of a link; without one it is the person's who is signed in in this browser
 */
export function rememberedEntrance(
  storage: SafeStorage,
  showId: string,
  token?: string,
): Entrance | undefined {
  const holder = token === undefined ? storage.read(ACCOUNT_KEY) : holderOf(token);
  const text = holder === null ? null : storage.read(liveEntranceKey(holder, showId));
  try {
    const entrance = v.parse(entranceSchema, JSON.parse(text ?? ''));
    return entrance.holder === holder ? entrance : undefined;
  } catch {
    return undefined;
  }
}

/** The way in by the session of the page, for members. */
export function memberEntrance(session: PageSession | undefined): Entrance | undefined {
  const { account, organizationId } = session ?? {};
  if (!account || !organizationId) return undefined;
  const personName = `${account.firstName} ${account.lastName}`;
  return { organizationId, holder: account.id, personName, title: null };
}

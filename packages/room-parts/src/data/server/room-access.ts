import { ServerError } from '@standby/api-client';
import { ACCOUNT_KEY, liveAccessKey, type PageSession } from '@standby/contracts';
import type { SafeStorage } from '@standby/storage';
import * as v from 'valibot';
import type { ByeReason } from '@standby/room-engine/protocol/server-messages';
import type { GuestApi } from './guest-api';

/** A person’s access to a room. */
export interface RoomAccess {
  readonly organizationId: string;
  /** Identifies the person in this browser. The stored copy of the room is for them alone. */
  readonly subject: string;
  /** Name of the person in the log until the server sends one; empty for a guest. */
  readonly personName: string;
  /** Title of the show, if the link had it or the room was open before. */
  readonly title: string | null;
  /** IANA zone of the venue, if the room was open before. */
  readonly timeZone?: string;
  /**
   * Whether a deputy’s link opened the room. The desk is then a deputy’s even before the server
   * says so.
   */
  readonly isDeputy?: boolean;
}

/** Error for a person who has no access to the room. */
export class RoomAccessError extends Error {
  override readonly name = 'RoomAccessError';
  readonly reason: ByeReason;

  constructor(reason: ByeReason, options?: ErrorOptions) {
    super(`No access to the room: ${reason}`, options);
    this.reason = reason;
  }
}

/** Returns a name for the stored access, from which no one can derive the token. */
function subjectOf(token: string): string {
  return `link-${token.slice(0, 6)}`;
}

/**
 * Exchanges a link's token for the cookie that opens its room.
 *
 * @throws {RoomAccessError} if the link does not work; other errors if the server did not answer
 */
export async function openLink(token: string, showId: string, api: GuestApi): Promise<RoomAccess> {
  try {
    const link = await api('POST /live/links/open', { body: { token } });
    if (link.showId !== showId) throw new RoomAccessError('link-ended');
    const { organizationId, title, kind } = link;
    return {
      organizationId,
      title,
      subject: subjectOf(token),
      personName: '',
      ...(kind === 'deputy' && { isDeputy: true }),
    };
  } catch (error) {
    const isRefused = error instanceof ServerError && error.status >= 400 && error.status < 500;
    if (isRefused && error.status !== 429) {
      throw new RoomAccessError('link-ended', { cause: error });
    }
    throw error;
  }
}

/**
 * Stores the access under the name `holder` for `subject`, for a page that opens while the server
 * is gone.
 */
export function rememberAccess(
  storage: SafeStorage,
  showId: string,
  { subject, ...access }: RoomAccess,
): void {
  const stored = { ...access, holder: subject };
  storage.write(liveAccessKey(subject, showId), JSON.stringify(stored));
}

const storedSchema = v.object({
  organizationId: v.string(),
  holder: v.string(),
  personName: v.string(),
  title: v.nullable(v.string()),
  timeZone: v.exactOptional(v.string()),
  isDeputy: v.exactOptional(v.boolean()),
});

/**
 * Returns the access of an earlier visit.
 * @param token of a link; without one, the access of this browser’s signed-in person
 */
export function rememberedAccess(
  storage: SafeStorage,
  showId: string,
  token?: string,
): RoomAccess | undefined {
  const subject = token === undefined ? storage.read(ACCOUNT_KEY) : subjectOf(token);
  const text = subject === null ? null : storage.read(liveAccessKey(subject, showId));
  try {
    const { holder, ...access } = v.parse(storedSchema, JSON.parse(text ?? ''));
    return holder === subject ? { ...access, subject: holder } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the access of a member, from the page’s session. */
export function memberAccess(session: PageSession | undefined): RoomAccess | undefined {
  const { account, organizationId } = session ?? {};
  if (!account || !organizationId) return undefined;
  const personName = `${account.firstName} ${account.lastName}`;
  return { organizationId, subject: account.id, personName, title: null };
}

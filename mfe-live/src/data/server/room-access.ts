import { ServerError } from '@standby/api-client';
import { ACCOUNT_KEY, liveAccessKey, type PageSession } from '@standby/contracts';
import type { SafeStorage } from '@standby/storage';
import * as v from 'valibot';
import type { ByeReason } from '@standby/live-room/domain/live-protocol/server-messages';
import type { LiveApi } from './live-api';

/** What opens a room for a person. */
export interface RoomAccess {
  readonly organizationId: string;
  /** Identifies the person in this browser: the stored copy of the room is for them alone. */
  readonly subject: string;
  /** Their name in the log until the server sends its own; empty of a person who came by a link. */
  readonly personName: string;
  /** Of the show, where a link said it or the room was open before. */
  readonly title: string | null;
  /** IANA zone of the venue, where the room was open before. */
  readonly timeZone?: string;
  /** By a deputy's link: also before the server has said so, the desk is a deputy's. */
  readonly isDeputy?: boolean;
}

/** The room is closed to this person. */
export class RoomAccessError extends Error {
  override readonly name = 'RoomAccessError';
  readonly reason: ByeReason;

  constructor(reason: ByeReason, options?: ErrorOptions) {
    super(`No access to the room: ${reason}`, options);
    this.reason = reason;
  }
}

/** A name for the stored access, from which the token cannot be derived. */
function subjectOf(token: string): string {
  return `link-${token.slice(0, 6)}`;
}

/**
 * Exchanges a link's token for the cookie that opens its room.
 *
 * @throws {RoomAccessError} where the link does not work; anything else where the server did not answer
 */
export async function openLink(token: string, showId: string, api: LiveApi): Promise<RoomAccess> {
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

/** Stores the access, for a page that is opened while the server is away. The stored name of `subject` is `holder`. */
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
 * The access of an earlier visit.
 *
 * @param token of a link; without one it is that of the person who is signed in in this browser
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

/** The access of a member, from the session of the page. */
export function memberAccess(session: PageSession | undefined): RoomAccess | undefined {
  const { account, organizationId } = session ?? {};
  if (!account || !organizationId) return undefined;
  const personName = `${account.firstName} ${account.lastName}`;
  return { organizationId, subject: account.id, personName, title: null };
}

import { type Clock, formatDateAt } from '@standby/shared-ui/text';
import type { LinkKind } from '@standby/room-parts/contract';
import type { LiveLink } from '@standby/room-parts/link-contract';
import { timeOfDay } from '@standby/live-room/domain/time/time';

interface LinkText {
  readonly name: string;
  readonly make: string;
  readonly purpose: string;
}

export const LINK_TEXTS: Readonly<Record<LinkKind, LinkText>> = {
  viewer: {
    name: 'Viewer',
    make: 'Make viewer link',
    purpose: 'The countdown and the message, full screen.',
  },
  ask: {
    name: 'Ask page',
    make: 'Make ask link',
    purpose: 'Where the audience submits questions.',
  },
  department: {
    name: 'Cue light',
    make: 'Make cue light link',
    purpose: 'A department’s cue light and its calls; it acknowledges and answers with a tap.',
  },
  deputy: {
    name: 'Deputy',
    make: 'Make deputy link',
    purpose: 'A desk that gives and takes minutes, gives calls, and writes to the other desks.',
  },
  controller: {
    name: 'Controller',
    make: 'Make controller link',
    purpose: 'A desk with full control: anyone with this link can do everything in this room.',
  },
};

/** Returns the first free name for an unnamed link: `Viewer link`, then `Viewer link 2`. */
export function nextLinkName(kind: LinkKind, links: readonly Pick<LiveLink, 'name'>[]): string {
  const names = new Set(links.map(({ name }) => name));
  const first = `${LINK_TEXTS[kind].name} link`;
  let name = first;
  for (let number = 2; names.has(name); number += 1) name = `${first} ${number}`;
  return name;
}

/** Returns a sentence on who loses the room when the link is revoked. */
export function revokeText({ kind, screens }: Pick<LiveLink, 'kind' | 'screens'>): string {
  if (kind === 'ask') return 'Its ask pages can send no more questions.';
  if (screens === 0) return 'No screen is using it now.';
  return screens === 1 ? 'One screen will lose access.' : `${screens} screens will lose access.`;
}

/** Lifetimes of a link, in hours. */
export const LIFETIMES = [
  { value: '12', label: 'Tonight (12 hours)' },
  { value: '168', label: 'A week' },
  { value: '720', label: 'A month' },
  { value: '1344', label: 'A run of 8 weeks' },
  { value: '8760', label: 'A year' },
] as const;

const moment = (iso: string, clock: Clock): string => {
  const at = new Date(iso);
  return `${formatDateAt(at.getTime(), 'dayOfMonth')}, ${timeOfDay(at.getTime(), clock)}`;
};

interface LinkAges {
  readonly made: string;
  readonly ends: string;
  readonly used: string;
}

function usedText(
  { screens, on, lastUsedAt }: Pick<LiveLink, 'screens' | 'on' | 'lastUsedAt'>,
  clock: Clock,
): string {
  if (screens > 0)
    return `on ${screens} ${screens === 1 ? 'screen' : 'screens'} now: ${on.join(', ')}`;
  return lastUsedAt === null ? 'never used' : `last used ${moment(lastUsedAt, clock)}`;
}

/** Returns texts about a link: who made it and when, its end, and its last use. */
export function linkAges(
  link: Pick<LiveLink, 'createdAt' | 'createdBy' | 'expiresAt' | 'lastUsedAt' | 'screens' | 'on'>,
  clock: Clock,
): LinkAges {
  const { createdAt, createdBy, expiresAt } = link;
  return {
    made: `Made ${moment(createdAt, clock)}${createdBy === null ? '' : ` by ${createdBy}`}`,
    ends: `works until ${moment(expiresAt, clock)}`,
    used: usedText(link, clock),
  };
}

import type { LinkKind, LiveLink } from '../../../server/contract';
import { timeOfDay } from '../../domain/timer/time';

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
  controller: {
    name: 'Controller',
    make: 'Make controller link',
    purpose: 'Whoever has it can do everything in this room.',
  },
};

/** How long a link works, in hours. */
export const LIFETIMES = [
  { value: '12', label: 'Tonight (12 hours)' },
  { value: '168', label: 'A week' },
  { value: '720', label: 'A month' },
  { value: '8760', label: 'A year' },
] as const;

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });

const moment = (iso: string): string => {
  const at = new Date(iso);
  return `${day.format(at)}, ${timeOfDay(at.getTime())}`;
};

export interface LinkAges {
  readonly made: string;
  readonly ends: string;
  readonly used: string;
}

/** When a link was made, by whom, when it ends, and when somebody used it. */
export function linkAges(
  link: Pick<LiveLink, 'createdAt' | 'createdBy' | 'expiresAt' | 'lastUsedAt'>,
): LinkAges {
  const { createdAt, createdBy, expiresAt, lastUsedAt } = link;
  return {
    made: `Made ${moment(createdAt)}${createdBy === null ? '' : ` by ${createdBy}`}`,
    ends: `works until ${moment(expiresAt)}`,
    used: lastUsedAt === null ? 'never used' : `last used ${moment(lastUsedAt)}`,
  };
}

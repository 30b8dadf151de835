import type { Noun } from './errors';

/**
 * - `set-aside`: some of what was stored could not be read; it is kept under another key.
 * - `newer-version`: a newer version of the app stored this; it is left alone.
 * - `memory-only`: the browser refuses to store; the list lives as long as this window.
 */
export type NoticeKind = 'set-aside' | 'newer-version' | 'memory-only';

/** Something that a screen tells the person beside the list, once. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly message: string;
  /** The storage key under which the unreadable content is kept, once there was room to move it. */
  readonly keptUnder?: string;
}

export function setAsideNotice(noun: Noun, keptUnder?: string): Notice {
  return {
    kind: 'set-aside',
    message: `Some saved ${noun.many} could not be read. They are kept aside in this browser, and the list goes on without them.`,
    ...(keptUnder !== undefined && { keptUnder }),
  };
}

export function newerVersionNotice(noun: Noun): Notice {
  return {
    kind: 'newer-version',
    message: `Your ${noun.many} were saved by a newer version of Standby. Reload the page to see them.`,
  };
}

export function memoryOnlyNotice(noun: Noun): Notice {
  return {
    kind: 'memory-only',
    message: `This browser does not let Standby store anything, so changes to your ${noun.many} last until this window closes. Allow site data for this page to keep them.`,
  };
}

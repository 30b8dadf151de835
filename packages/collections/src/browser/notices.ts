import type { Notice } from '../port/collection';
import type { Noun } from '../port/errors';

/** @param key the key of the content in quarantine; undefined while the storage has no room for a copy */
export function quarantinedNotice(noun: Noun, key?: string): Notice {
  return {
    kind: 'quarantined',
    message: `Some saved ${noun.many} could not be read. They stay in this browser, and the list leaves them out.`,
    ...(key !== undefined && { quarantineKey: key }),
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

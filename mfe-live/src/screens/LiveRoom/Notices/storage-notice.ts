import type { StorageState } from '@standby/room-engine/client/event-store';

interface StorageNotice {
  readonly title: string;
  readonly text: string;
}

const notices: Record<StorageState, StorageNotice | undefined> = {
  fresh: undefined,
  restored: undefined,
  quarantined: {
    title: 'What was saved of this room could not be read.',
    text: 'Nothing was deleted: it stays in this browser, and the room started again from the beginning.',
  },
  newer: {
    title: 'A newer version of Standby is in use for this room.',
    text: 'This window may not show all of it. What you do here is saved and passed on. Reload the page to get the newer version.',
  },
  unsaved: {
    title: 'This browser does not save the room.',
    text: 'What happens here lasts until the window closes. Keep it open during the show.',
  },
};

/** Returns the notice about the room’s storage; undefined if all is well. */
export function storageNotice(storage: StorageState): StorageNotice | undefined {
  return notices[storage];
}

import type { StorageState } from '../../../data/ledger';

interface StorageNotice {
  readonly title: string;
  readonly text: string;
}

const notices: Record<StorageState, StorageNotice | undefined> = {
  fresh: undefined,
  restored: undefined,
  'set-aside': {
    title: 'What was kept of this room could not be read.',
    text: 'It was set aside, not deleted, and the room started anew.',
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

/** What is said about how the room is kept; nothing while all is well. */
export function storageNotice(storage: StorageState): StorageNotice | undefined {
  return notices[storage];
}

import type { KeyValueStorage } from '@standby/storage';
import { attempt } from '@standby/room-engine/storage/attempt';
import { createHeldActStore } from '@standby/room-engine/storage/held-act-storage';
import { Outbox } from '@standby/room-engine/storage/outbox';
import type { RoomDocuments } from '@standby/room-engine/storage/room-documents';
import type { BrowserRepository } from '@standby/room-engine/storage/browser-repository';
import type { RoomStore } from '../client/ports/room-store';
import type { ShowRoom } from '../domain/event-log/event';
import { currentFormat } from '../domain/event-log/document-format';

interface PageStoreOptions {
  readonly showId: string;
  readonly windowId: string;
  readonly storage: () => KeyValueStorage;
  readonly documents: Pick<RoomDocuments<ShowRoom>, 'quarantine'>;
  readonly repository: Pick<BrowserRepository<ShowRoom>, 'loaded' | 'isUnsaved' | 'hasNewer'>;
}

/**
 * Creates the store of a window's outbox in sample mode. The room itself is in the page's
 * repository.
 */
export function createPageStore(options: PageStoreOptions): RoomStore {
  const { showId, windowId, storage, documents, repository } = options;
  const outbox = new Outbox(`standby:room:${showId}:outbox:`, windowId, currentFormat);

  return {
    status: () => (repository.isUnsaved ? 'unsaved' : repository.hasNewer ? 'newer' : undefined),
    load: () => ({
      ...repository.loaded,
      outbox: attempt(storage, (opened) => outbox.adopt(opened)) ?? [],
    }),
    quarantine: () => documents.quarantine(),
    held: createHeldActStore(`standby:room:${showId}:held`, storage, currentFormat),
    save: (replica) =>
      attempt(storage, (opened) => {
        outbox.write(opened, replica.outbox);
        return true;
      }) ?? false,
  };
}

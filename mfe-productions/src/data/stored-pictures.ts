import { UserFacingError } from '@standby/contracts';

/*
 * Pictures of reports in this browser are stored in IndexedDB, because they would fill the
 * localStorage that holds everything else.
 */

const DATABASE = 'standby-report-pictures';
const STORE = 'pictures';

interface StoredPicture {
  readonly id: string;
  readonly showId: string;
  readonly reportId: string;
  /** JPEG in base64. */
  readonly data: string;
}

const NOT_STORED = 'This browser could not store the picture. It may be full, or allow no storage.';

/** Returns the result of an IndexedDB request. */
function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(new UserFacingError(NOT_STORED, { cause: request.error })),
    );
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(STORE, { keyPath: 'id' });
  });
  return answerOf(request);
}

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await answerOf(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

export async function storePicture(picture: StoredPicture): Promise<void> {
  await withStore('readwrite', (store) => store.put(picture));
}

export const readPicture = (id: string): Promise<StoredPicture | undefined> =>
  withStore<StoredPicture | undefined>('readonly', (store) => store.get(id));

export async function erasePicture(id: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(id));
}

export { createExclusive, type Exclusive, type Locks } from './exclusive';
export {
  isQuarantinedFrom,
  quarantine,
  quarantineKey,
  quarantineLatest,
  timedCopies,
} from './quarantine';
export { isStorageFull, openBrowserStorage, openSafeStorage, openTabStorage } from './safe-storage';
export type { KeyValueStorage, SafeStorage } from './safe-storage';

export { isolateDirection } from './isolate';
export { truncateForList, truncateForSentence } from './truncate';

export { truncateForList, truncateForSentence } from './truncate';

export {
  clocks,
  defaultClock,
  formatMoment,
  formatTime,
  formatTimeOfDay,
  NEUTRAL_CLOCK,
  parseTimeOfDay,
  readTypedTime,
  UNREADABLE_TIME,
  type Clock,
  type TypedTime,
} from './clock';
export { formatDate, formatDateAt, localeOfZone, readerLocale, type DateStyle } from './date';
export { isolateDirection } from './isolate';
export { truncateForList, truncateForSentence } from './truncate';

import { clockShiftMs, shiftDate } from './shift-date';

// Imported first by processes of the tests, for the steps of `npm test` that play at another hour.
shiftDate(clockShiftMs());

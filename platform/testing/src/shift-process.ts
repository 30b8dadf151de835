import { clockShiftMs, shiftDate } from './shift-date';

// Processes of the tests import this module first, for the steps of `npm test` at other hours.
shiftDate(clockShiftMs());

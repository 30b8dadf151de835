import type { ModuleFailure } from '@standby/contracts';
import type { LoadFailure } from './load-error';

/** Failures of a screen whose remote has loaded: its code does not run, or it throws later. */
export type ScreenFailure = ModuleFailure | 'crashed';

/** Text for the person about each failure, in place of the browser's error. */
export const FAILURE_TEXTS: Readonly<Record<LoadFailure | ScreenFailure, string>> = {
  unreachable: 'Its server does not answer.',
  slow: 'It did not arrive within 10 seconds.',
  broken: 'The file from its server cannot be run.',
  threw: 'All of it arrived, but it failed while it was starting.',
  altered: 'The file from its server is not the released one, so it was not run.',
  incompatible: 'It was made for another version of Standby, so it was not started.',
  unlisted: 'The list of the app’s parts could not be read.',
  incomplete: 'A part of it, which this screen needs, did not arrive as it was built.',
  crashed: 'Something in it failed while it was on the screen.',
};

import { declareEvents } from '@standby/contracts';

/**
 * The events that this remote sends to other packages of its window, and those it receives.
 * contract.json lists them.
 */
export const events = declareEvents({ sends: ['timerRunning'], hears: [] });

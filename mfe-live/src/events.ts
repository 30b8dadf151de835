import { declareEvents } from '@standby/contracts';

/** What this remote sends to the other packages of its window; contract.json lists it. */
export const events = declareEvents({ sends: ['timerRunning'], hears: [] });

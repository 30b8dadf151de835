import { declareEvents } from '@standby/contracts';

/** What this remote sends to the other packages of its window, and hears from them; contract.json lists it. */
export const events = declareEvents({ sends: ['timerRunning'], hears: ['releaseReady'] });

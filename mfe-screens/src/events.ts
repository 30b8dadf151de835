import { declareEvents } from '@standby/contracts';

/** The events that this remote receives from other packages of its window. contract.json lists them. */
export const events = declareEvents({ sends: [], hears: ['releaseReady'] });

/** What connected mode alone loads, in one file: the entry keeps all that it shares with it. */
export { followSession } from './follow-session';
export { SessionGate } from './SessionGate';
export { SessionTools } from './SessionTools';

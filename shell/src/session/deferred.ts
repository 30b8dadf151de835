/** What connected mode alone needs, in one file that sample mode never fetches. */
export { SessionGate } from './SessionGate';
export { SessionTools } from './SessionTools';

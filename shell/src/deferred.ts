/**
 * What no first page of sample mode needs, in one file: of several, Rolldown would make files of all that
 * they share with the entry too, and the first page would fetch those.
 */
export { resolveOverride } from './remotes/resolve-override';
export { NotFound } from './screens/NotFound';
export { SessionGate } from './session/SessionGate';
export { SessionTools } from './session/SessionTools';

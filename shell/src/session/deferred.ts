/** Parts of connected mode, in one file that sample mode never fetches. */
export { AuthGuard } from './AuthGuard';
export { SessionTools } from './SessionTools';

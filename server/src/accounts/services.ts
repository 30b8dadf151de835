import type { Services } from '@standby/server-kit';
import type { Auth } from './auth.ts';

/** What the plugins of accounts and organizations get. */
export interface AccountServices extends Services {
  readonly auth: Auth;
  readonly signup: 'open' | 'invite';
}

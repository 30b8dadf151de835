import type { Services } from '@standby/server-kit';
import type { Auth } from './auth.ts';

/** The services that the plugins of accounts and organizations receive. */
export interface AccountServices extends Services {
  readonly auth: Auth;
  readonly signup: 'open' | 'invite';
}

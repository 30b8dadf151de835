import type { RemoteName } from '@standby/federation-config';

/**
 * Whose screens an integrated suite goes through, by file in this folder: `pnpm affected` runs it when one
 * of them changed. A suite that is not listed goes through all.
 */
export const journeys: Readonly<Record<string, readonly RemoteName[]>> = {
  'failures.spec.ts': ['productions', 'venue'],
  'hostile-items.spec.ts': ['productions', 'venue', 'live'],
  'hostile-live-room.spec.ts': ['live'],
  'navigation.spec.ts': ['marketing', 'productions', 'venue'],
  'offline.spec.ts': ['marketing', 'productions', 'venue', 'live'],
  'older-browser.spec.ts': ['marketing', 'venue'],
  'overrides.spec.ts': ['venue'],
  'prerendered.spec.ts': ['marketing', 'venue'],
  'redirects.spec.ts': ['marketing', 'auth', 'productions', 'venue'],
  'theme.spec.ts': ['venue'],
  'top-nav.spec.ts': ['auth', 'venue', 'live'],
  'connected/accounts.spec.ts': ['auth', 'productions', 'venue'],
  'connected/organization.spec.ts': ['auth', 'productions'],
  'connected/postgres.spec.ts': ['auth', 'venue'],
  'engines/faults.spec.ts': ['venue'],
  'engines/live-room.spec.ts': ['live'],
  'engines/offline.spec.ts': ['productions', 'venue', 'live'],
  'engines/prerendered.spec.ts': ['marketing'],
  'engines/walk.spec.ts': ['marketing', 'auth', 'productions', 'venue'],
};

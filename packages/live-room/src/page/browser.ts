import type { Owner } from '@standby/room-engine/authority/ports';

/** In sample mode all windows belong to the browser. */
export const BROWSER: Owner = { kind: 'browser', id: 'browser' };

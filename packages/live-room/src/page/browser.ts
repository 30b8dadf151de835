import type { Owner } from '../authority/ports';

/** In sample mode all windows belong to the browser. */
export const BROWSER: Owner = { kind: 'browser', id: 'browser' };

import config from './playwright.config.ts';

/** Config of `pnpm pictures`, which replaces the pictures. */
export default { ...config, ignoreSnapshots: false, updateSnapshots: 'all' as const };

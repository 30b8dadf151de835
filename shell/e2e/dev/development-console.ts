/**
 * What development adds to the console. A cold dev server on a busy machine takes longer than the 10 s
 * after which the shell reports a remote as slow; it takes the late answer, which the tests wait for.
 */
export const DEVELOPMENT_CONSOLE = /\[vite\]|React DevTools|RemoteLoadError: remote "\w+" is slow/u;

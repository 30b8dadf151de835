/**
 * Beginnings of the names of globals that belong to the page's runtime, by the library or tool that
 * sets them. They are set at the first use of a library, whichever screen is shown then, so a screen
 * is not warned of them. Add a name only if a library sets it, as long as needed to tell it from
 * the names that people choose.
 */
const runtimeGlobals = {
  'Module Federation': [
    '__FEDERATION__',
    '_FEDERATION_RUNTIME_CORE',
    '__GLOBAL_LOADING_REMOTE_ENTRY__',
    '__VMOK__',
    '__mf_',
    '__MF_',
    // The plugin defines constants of the runtime's build, which a dev server sets on `window`.
    'ENV_TARGET',
    'FEDERATION_',
    // The plugin sets the hook of Vue's hot updates on every page.
    '__VUE_HMR_RUNTIME__',
  ],
  'Vite and hot updates': [
    '__vite',
    '$Refresh',
    '__registerBeforePerformReactRefresh',
    '__getReactRefreshIgnoredExports',
  ],
  // React sets `Error.prepareStackTrace` while it describes an error, in development.
  'React and its devtools': ['__REACT', 'prepareStackTrace'],
  'react-router': ['__reactRouter'],
  'styled-components': ['__sc-'],
  'Standby: kept events, change feed, tracker': ['Symbol(standby', 'resourceTracker'],
  Playwright: ['__pw', '__playwright'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Each frame of a page is a property of its window, named by a number. */
const FRAME = String.raw`\d+$`;

const escape = (text: string): string => text.replaceAll(/[$()]/gu, String.raw`\$&`);

/** Pattern of the names that belong to the runtime: {@link runtimeGlobals} and frames. */
export const RUNTIME_GLOBALS = new RegExp(
  `^(?:${[FRAME, ...Object.values(runtimeGlobals).flat().map(escape)].join('|')})`,
  'u',
);

import { describe, expect, it } from 'vitest';
import { RUNTIME_GLOBALS } from './runtime-globals';

describe('RUNTIME_GLOBALS', () => {
  it.each([
    '__FEDERATION__',
    '_FEDERATION_RUNTIME_CORE',
    '_FEDERATION_RUNTIME_CORE_FROM',
    '__GLOBAL_LOADING_REMOTE_ENTRY__',
    '__mf_init____mf__virtual/standby_venue__mf_v__runtimeInit__mf_v__.js__',
    '__mf_module_cache__',
    '__MF_REACT_REFRESH_URL__',
    'ENV_TARGET',
    'FEDERATION_HAS_EXPOSES',
    'FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN',
    '__VUE_HMR_RUNTIME__',
    '__vite_plugin_react_preamble_installed__',
    '$RefreshReg$',
    '__registerBeforePerformReactRefresh',
    '__REACT_DEVTOOLS_GLOBAL_HOOK__',
    'prepareStackTrace',
    '__reactRouterVersion',
    '__sc-data-styled__',
    'Symbol(standby:kept-events)',
    'resourceTracker',
    '__pwClock',
    '0',
    '12',
  ])('contains %s', (name) => {
    expect(name).toMatch(RUNTIME_GLOBALS);
  });

  it.each([
    'seats',
    'fetch',
    'federation',
    'Federation_seats',
    'my__FEDERATION__',
    '__seats',
    '$',
    'Refresh',
    'standby',
    'Symbol(seats)',
    '2nights',
  ])('does not contain %s, which a screen could have set', (name) => {
    expect(name).not.toMatch(RUNTIME_GLOBALS);
  });
});

/** Globals that Vite's React plugin expects before a component module runs. */
interface RefreshGlobals {
  $RefreshReg$: () => void;
  $RefreshSig$: () => (type: unknown) => unknown;
  __vite_plugin_react_preamble_installed__: boolean;
  /** Address of the refresh runtime for the federation plugin; without it, the plugin uses the page's origin. */
  __MF_REACT_REFRESH_URL__: string;
}

interface RefreshRuntime {
  readonly injectIntoGlobalHook: (target: Window) => void;
}

/**
 * Prepares a page for components from a dev server, as the dev server's own page would. A development build
 * of react-dom refreshes these components, if it starts after this.
 *
 * @param origin of the dev server, whose refresh runtime serves the whole page
 */
export async function prepareRefresh(origin: string): Promise<void> {
  const address = `${origin}/@mf-react-refresh-local`;
  const runtime: RefreshRuntime = await import(/* @vite-ignore */ address);
  runtime.injectIntoGlobalHook(window);
  const globals: RefreshGlobals = {
    $RefreshReg$: () => undefined,
    $RefreshSig$: () => (type) => type,
    __vite_plugin_react_preamble_installed__: true,
    __MF_REACT_REFRESH_URL__: address,
  };
  Object.assign(window, globals);
}

import { storeOverrides } from '../overrides/override-session';

/** Reloads the page with other overrides: code that runs already cannot be unloaded. */
export function reloadWith(overrides: readonly string[]): void {
  storeOverrides(overrides);
  window.location.reload();
}

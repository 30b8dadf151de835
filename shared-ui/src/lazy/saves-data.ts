declare global {
  interface Navigator {
    /** Network Information API, in Chromium only; TypeScript does not declare it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the browser saves data. If so, the app fetches nothing in advance. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

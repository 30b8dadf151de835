/**
 * One window of one engine, as far as the journeys use it: the common part of Playwright and
 * WebDriver. Elements are named by role and accessible name, as a person names them.
 */
export interface BrowserWindow {
  /** @param path from the origin of the test's host */
  readonly goto: (path: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** Path and query of the address. */
  readonly path: () => Promise<string>;
  readonly title: () => Promise<string>;
  /** Waits until such an element can be clicked, and clicks the first. */
  readonly click: (role: Role, name: string | RegExp) => Promise<void>;
  /** Replaces the content of the field with this label. */
  readonly fill: (label: string, value: string) => Promise<void>;
  /** Content of the field with this label. */
  readonly value: (label: string) => Promise<string>;
  /** Presses a key, by its name in `KeyboardEvent.key`, on the element that has the focus. */
  readonly press: (key: Key) => Promise<void>;
  /** Texts of all such elements at this moment, as the document has them. */
  readonly texts: (role: Role, name?: string | RegExp) => Promise<string[]>;
  /** Runs the body of a function in the page, which may return a promise. */
  readonly evaluate: <T>(body: string) => Promise<T>;
  readonly close: () => Promise<void>;
}

export type Role =
  | 'alert'
  | 'article'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'listitem'
  | 'main'
  | 'menuitem'
  | 'navigation'
  | 'option'
  | 'progressbar'
  | 'status'
  | 'tab'
  | 'timer';

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | ' ' | 'b' | 'd';

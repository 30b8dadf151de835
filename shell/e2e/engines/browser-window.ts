/**
 * One window of one engine, as far as the journeys use it: what Playwright and WebDriver both offer. Elements
 * are named as a person names them, by role and accessible name.
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
  /** Waits until there is such an element that can be clicked, and clicks the first. */
  readonly click: (role: Role, name: string | RegExp) => Promise<void>;
  /** Replaces the content of the field with this label. */
  readonly fill: (label: string, value: string) => Promise<void>;
  /** Content of the field with this label. */
  readonly value: (label: string) => Promise<string>;
  /** Presses a key, named as `KeyboardEvent.key` names it, on what has the focus. */
  readonly press: (key: Key) => Promise<void>;
  /** Text of each such element that is there now, as it is written in the document. */
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

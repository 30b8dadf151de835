/** Content that a page shows before any script runs. */
export interface Prerendered {
  readonly pathname: string;
  /** Title and description, for the head. */
  readonly head: string;
  /** Style sheet of everything on the page. */
  readonly css: string;
  /** Content of the root element. */
  readonly body: string;
  /** Whether it is the layout of the app, in which the browser renders the remote's area. */
  readonly isLayout: boolean;
}

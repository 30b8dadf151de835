/**
 * How the pages of a browser reach each other. What one posts, all the others get, as a copy, and not before `post`
 * returned; it may get lost. Nothing comes or goes after `close`.
 */
export interface PageChannel {
  /** Takes plain data. */
  post(message: object): void;
  subscribe(listener: (data: unknown) => void): () => void;
  close(): void;
}

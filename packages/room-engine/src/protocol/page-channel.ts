/**
 * Connects the pages of a browser. A message reaches all other pages as a copy, after `post` has
 * returned, or gets lost. No message is sent or received after `close`.
 */
export interface PageChannel {
  /** Takes plain data. */
  post(message: object): void;
  subscribe(listener: (data: unknown) => void): () => void;
  close(): void;
}

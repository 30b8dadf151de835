/** A place that uses a feature of the platform. */
export interface Usage {
  readonly file: string;
  /** Line number, starting at 1. */
  readonly line: number;
  /**
   * Keys of MDN's browser-compat-data under which the feature may be filed. The source does not
   * reveal which one applies, so the key with the most support counts.
   */
  readonly keys: readonly string[];
}

/** Returns the line number of a position, starting at 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

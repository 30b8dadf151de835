/** A place that uses a feature of the platform. */
export interface Usage {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /**
   * Keys of MDN's browser-compat-data under which the feature may be filed: where the data knows several,
   * the one with the most support counts, as the source does not tell which of them is meant.
   */
  readonly keys: readonly string[];
}

/** From 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

import { useState } from 'react';

export type CopyOutcome = 'copied' | 'refused';

export interface Copying {
  /** What became of the last try; nothing while it is under way, so that it is said again. */
  readonly outcome: CopyOutcome | undefined;
  readonly copy: () => void;
}

async function write(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // No permission, or no clipboard at all: plain HTTP has none.
    return 'refused';
  }
}

/** @param onRefused offers another way to copy. */
export function useCopy(text: string, onRefused: () => void): Copying {
  const [outcome, setOutcome] = useState<CopyOutcome>();

  async function copy(): Promise<void> {
    setOutcome(undefined);
    const result = await write(text);
    if (result === 'refused') onRefused();
    setOutcome(result);
  }

  return { outcome, copy: () => void copy() };
}

import { useState } from 'react';

export type CopyOutcome = 'copied' | 'refused';

interface Copying {
  /**
   * Outcome of the last attempt; undefined during an attempt, so that its outcome is announced
   * again.
   */
  readonly outcome: CopyOutcome | undefined;
  readonly copy: () => void;
}

async function write(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // The page has no permission, or no clipboard at all, as on plain HTTP.
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

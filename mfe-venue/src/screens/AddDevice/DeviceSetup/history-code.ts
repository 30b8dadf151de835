interface CodeState {
  readonly pairingCode: string;
}

/** Returns the state of a history entry that shows a code. */
export function stateWith(code: string): CodeState {
  return { pairingCode: code };
}

/** Returns the code that a history entry shows; undefined if it shows none. */
export function codeIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('pairingCode' in state)) return undefined;
  return typeof state.pairingCode === 'string' ? state.pairingCode : undefined;
}

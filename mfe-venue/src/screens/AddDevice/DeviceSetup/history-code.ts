interface CodeState {
  readonly pairingCode: string;
}

/** State of a history entry at which a code is on show. */
export function stateWith(code: string): CodeState {
  return { pairingCode: code };
}

/** The code that a history entry shows, undefined where it shows none. */
export function codeIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('pairingCode' in state)) return undefined;
  return typeof state.pairingCode === 'string' ? state.pairingCode : undefined;
}

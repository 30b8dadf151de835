interface ConnectionHints {
  readonly saveData?: boolean;
}

/** Whether the person asked the browser to save data: then nothing is fetched on a guess. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: ConnectionHints };
  return connection?.saveData === true;
}

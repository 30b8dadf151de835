/** Fetches files past the browser's caches and stores the answers there. Returns whether all of them arrived. */
export async function refetchFiles(addresses: readonly string[]): Promise<boolean> {
  const answers = await Promise.allSettled(
    addresses.map((address) => fetch(address, { cache: 'reload' })),
  );
  return answers.every((answer) => answer.status === 'fulfilled' && answer.value.ok);
}

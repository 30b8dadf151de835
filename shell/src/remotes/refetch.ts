/** Replaces what the browser's caches hold of the given files, and says whether all of them came. */
export async function refetch(addresses: readonly string[]): Promise<boolean> {
  const answers = await Promise.allSettled(
    addresses.map((address) => fetch(address, { cache: 'reload' })),
  );
  return answers.every((answer) => answer.status === 'fulfilled' && answer.value.ok);
}

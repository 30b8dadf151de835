import { remoteNames, remotes, type RemoteName } from '@standby/federation-config';

/**
 * Remotes as people type them, `venue` or `mfe-venue`; no word means all of them.
 *
 * @throws {RangeError} naming the remotes that there are
 */
export function parseNames(words: readonly string[]): RemoteName[] {
  if (words.length === 0) return [...remoteNames];
  return words.map((word) => {
    const name = remoteNames.find((known) => known === word || remotes[known].package === word);
    if (!name) {
      throw new RangeError(`No remote is called "${word}". There are: ${remoteNames.join(', ')}`);
    }
    return name;
  });
}

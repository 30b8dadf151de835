import { remoteNames, remotes, type RemoteName } from '@standby/federation-config';

/**
 * Parses names of remotes as people type them: `venue` or `mfe-venue`. Returns all remotes for an
 * empty list.
 *
 * @throws {RangeError} listing the known remotes, for an unknown name
 */
export function parseNames(args: readonly string[]): RemoteName[] {
  if (args.length === 0) return [...remoteNames];
  return args.map((word) => {
    const name = remoteNames.find((known) => known === word || remotes[known].package === word);
    if (!name) {
      throw new RangeError(`No remote is called "${word}". There are: ${remoteNames.join(', ')}`);
    }
    return name;
  });
}

import {
  ORIGIN_POLICY,
  remoteNames,
  workspaceComposition,
  type PageComposition,
} from '@standby/federation-config';
import type { Plugin } from 'vite';
import { withComposition } from '@standby/hosting/composition-tag';

/** Composition for development, in which the registry names dev servers of this machine. */
const devComposition: PageComposition = {
  ...workspaceComposition,
  policy: {
    ...ORIGIN_POLICY,
    remoteOrigins: Object.fromEntries(
      remoteNames.map((name) => [name, ORIGIN_POLICY.overrideOrigins]),
    ),
  },
};

/**
 * Writes the remotes of this workspace into the shell's page. A deployment replaces them by the
 * released ones.
 */
export function compositionPlugin(): Plugin {
  let composition = workspaceComposition;
  return {
    name: 'standby:composition',
    configResolved({ command }) {
      if (command === 'serve') composition = devComposition;
    },
    transformIndexHtml: { order: 'post', handler: (html) => withComposition(html, composition) },
  };
}

import type { FastifyInstance } from 'fastify';
import type { Database } from '@standby/server-kit/database/database';
import type { Settings } from '@standby/server-kit/settings/settings';
import { createNoticeApp } from './notice-app.ts';
import { readGeneration, type Successor } from './generation.ts';

/** Returns a sentence with the new address of Standby. */
export const movedTo = ({ address, generation }: Successor): string =>
  `Standby is at ${address} now: the standby server there has taken over (generation ${generation}), so this server no longer serves Standby.`;

/** Returns the text for the person who runs the server that was taken over. */
export const wordsOf = (successor: Successor): string =>
  `${movedTo(successor)} Only its own data has what it stored after the last copy; open windows send the acts that they hold.
  Follow that server:  npm run connected -- --follow ${successor.address} --replace
  Serve here again:    stop that server, then npm run connected -- take-over`;

/** Creates a server with a page that names the new address of Standby. */
export const createSuccessorApp = (
  settings: Settings,
  database: Database,
  { address }: Successor,
): Promise<FastifyInstance> =>
  createNoticeApp({
    settings,
    database,
    isFenced: true,
    notice: () => ({
      title: 'Standby has moved',
      text: 'Another machine took over. Open Standby there:',
      address,
    }),
    readClaim: async () => ({
      generation: await readGeneration(database.queries),
      isServing: false,
    }),
  });

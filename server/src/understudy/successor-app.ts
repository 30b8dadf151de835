import type { FastifyInstance } from 'fastify';
import type { Database } from '@standby/server-kit/database/database';
import type { Settings } from '@standby/server-kit/settings/settings';
import { createNoticeApp } from './notice-app.ts';
import { readGeneration, type Successor } from './generation.ts';

/** Returns a sentence with the new address of Standby. */
export const movedTo = ({ address, generation }: Successor): string =>
  `Standby is at ${address} now: the understudy there took over (generation ${generation}), so this server serves nothing more.`;

/** Returns the text for the person who runs the server that was taken over. */
export const wordsOf = (successor: Successor): string =>
  `${movedTo(successor)} What it stored after the last copy is in its data alone; windows that are open bring back the acts that they hold.
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

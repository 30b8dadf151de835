import { listOfShow } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import { signInList, type SignIn, type SignInContent } from '../domain/sign-in/sign-in';
import { sampleSignIns } from './sample-sign-ins';

/** Port to the sign-in sheets of one show. */
export type SignIns = Collection<SignIn, SignInContent>;

/** localStorage key of the sign-in sheets of a show. */
export const signInsKey = (showId: string): string => `standby:sign-ins:${showId}`;

export const { createInBrowser: createSignIns, of: signInsOf } = listOfShow<SignIn, SignInContent>(
  signInList,
  {
    key: signInsKey,
    version: 1,
    samples: (showId) => sampleSignIns.filter((line) => line.showId === showId),
  },
);

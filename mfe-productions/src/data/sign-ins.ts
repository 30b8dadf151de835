import { type BrowserEnvironment, createBrowserCollection } from '@standby/collections/browser';
import { selectCollection } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import {
  editSignIn,
  newSignIn,
  signInNoun,
  signInSchema,
  type SignIn,
  type SignInContent,
} from '../domain/sign-in/sign-in';
import { sampleSignIns } from './sample-sign-ins';

/** Port to the sign-in sheets of one show. */
export type SignIns = Collection<SignIn, SignInContent>;

/** localStorage key of the sign-in sheets of a show. */
export const signInsKey = (showId: string): string => `standby:sign-ins:${showId}`;

/** Creates the collection of a show's sign-in sheets in this browser. */
export function createSignIns(
  showId: string,
  environment: Partial<BrowserEnvironment> = {},
  samples: readonly SignIn[] = sampleSignIns.filter((line) => line.showId === showId),
): SignIns {
  return createBrowserCollection<SignIn, SignInContent>({
    ...environment,
    key: signInsKey(showId),
    version: 1,
    schema: signInSchema,
    noun: signInNoun,
    samples,
    make: newSignIn,
    change: editSignIn,
  });
}

const known = new Map<string, SignIns>();

/** Returns the sign-in sheets of a show, shared by all screens of this window. */
export function signInsOf(showId: string): SignIns {
  const signIns =
    known.get(showId) ??
    selectCollection<SignIn, SignInContent>(
      () => createSignIns(showId),
      () => import('./server-sign-in').then((server) => server.createServerSignIns(showId)),
    );
  known.set(showId, signIns);
  return signIns;
}

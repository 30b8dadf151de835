import { newSignIn, type SignIn } from '../domain/sign-in/sign-in';

/** Who was late at a performance of a sample show. */
export const sampleSignIns: readonly SignIn[] = [
  newSignIn(
    {
      showId: 'hamlet',
      reportId: 'hamlet-performance-2',
      personId: 'hamlet-15',
      state: 'in',
      by: 'person',
    },
    { id: 'hamlet-sign-in-1', at: '2025-01-12T00:10:00.000Z' },
  ),
];

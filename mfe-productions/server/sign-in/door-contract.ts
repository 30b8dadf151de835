import { defineRoutes, idSchema } from '@standby/api-client/contract';
import * as v from 'valibot';
import { doorSheetSchema, pinSchema } from '@standby/api-client/sign-in';

export const signInKeyRoutes = defineRoutes({
  'POST /organizations/:organizationId/sign-in/:showId/keys': {
    summary:
      'The address of a show’s stage door, given once where it is new, and the PINs of its company. A new address ends the one before, and comes with new PINs.',
    access: 'sign-in:write',
    body: v.object({
      isNew: v.optional(v.boolean(), false),
      /**
       * Sent by pages from before a new address always brought new PINs; such a page asks for both.
       */
      hasNewPins: v.optional(v.boolean(), false),
    }),
    response: v.object({
      /** Address of the stage door; empty if the current address was given before. */
      address: v.string(),
      pins: v.record(v.string(), v.string()),
    }),
  },
});

const doorToken = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));

export const doorRoutes = defineRoutes({
  'POST /sign-in/look': {
    summary: 'Names of the people who sign in at a stage door now, by the token of its link.',
    access: 'everybody',
    limit: 'deviceByAddress',
    body: v.object({ token: doorToken }),
    response: doorSheetSchema,
  },
  'POST /sign-in': {
    summary: 'Signs a person in by their PIN, which can be guessed a few times only.',
    access: 'everybody',
    limit: 'deviceByAddress',
    body: v.object({ token: doorToken, personId: idSchema, pin: pinSchema }),
  },
});

import * as v from 'valibot';
import { idSchema } from './collections';
import { defineRoutes } from './route-contract';

const presences = ['in', 'late', 'absent', 'missing'] as const;

export const PIN_LENGTH = 4;
export const pinSchema = v.pipe(v.string(), v.regex(/^\d{4}$/u));

/** The contents of a sign-in sheet for a person without an account: names, but no contacts and no notes. */
export const doorSheetSchema = v.object({
  showTitle: v.string(),
  /** `Performance 12, 19:30 EST`; null while no call is open. */
  call: v.nullable(v.string()),
  /**
   * Opening of the next sign-in while no call is open: `13:30 GMT`, and the date if that is not today; missing if
   * nothing is planned.
   */
  opens: v.optional(v.object({ date: v.nullable(v.string()), time: v.string() })),
  people: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      position: v.string(),
      presence: v.picklist(presences),
    }),
  ),
});
export type DoorSheet = v.InferOutput<typeof doorSheetSchema>;
export type DoorPerson = DoorSheet['people'][number];

/** The sign-in sheet of a paired device, identified by its cookie, for the one show that the desk assigned. */
export const deviceSignInRoutes = defineRoutes({
  'POST /sign-in/device/look': {
    summary: 'Names of the people who sign in on a paired device that shows a sign-in sheet.',
    access: 'everybody',
    limit: 'deviceByAddress',
    response: doorSheetSchema,
  },
  'POST /sign-in/device': {
    summary:
      'Signs a person in by their PIN on such a device. A PIN can be guessed a few times only.',
    access: 'everybody',
    limit: 'deviceByAddress',
    body: v.object({ personId: idSchema, pin: pinSchema }),
  },
});

import { eventNames, type EventDetails, type EventName } from './events';

type TypeName<Value> = Value extends boolean
  ? 'boolean'
  : Value extends number
    ? 'number'
    : 'string';

type Payload<Details> = Details extends object
  ? { readonly [Field in keyof Details]: TypeName<Details[Field]> }
  : Readonly<Record<never, never>>;

/** The fields of what each event carries, as contracts record them; types hold them to {@link EventDetails}. */
export const eventPayloads: { readonly [Name in EventName]: Payload<EventDetails[Name]> } = {
  [eventNames.themeChange]: {},
  [eventNames.timerRunning]: { isRunning: 'boolean' },
  [eventNames.sessionExpired]: {},
};

import { eventNames, type EventDetails, type EventName } from './events';

type TypeName<Value> = Value extends boolean
  ? 'boolean'
  : Value extends number
    ? 'number'
    : 'string';

/** An event without a payload has no fields. */
type Payload<Details> = {
  readonly [Field in keyof Extract<Details, object>]: TypeName<Extract<Details, object>[Field]>;
};

/**
 * The fields of each event's payload, as contracts record them; the type keeps them in step with {@link
 * EventDetails}.
 */
export const eventPayloads: { readonly [Name in EventName]: Payload<EventDetails[Name]> } = {
  [eventNames.themeChange]: {},
  [eventNames.clockChange]: {},
  [eventNames.timerRunning]: { isRunning: 'boolean' },
  [eventNames.sessionExpired]: {},
  [eventNames.releaseReady]: {},
};

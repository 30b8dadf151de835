import { eventNames, type EventDetails, type EventName } from './events';

type TypeName<Value> = Value extends boolean
  ? 'boolean'
  : Value extends number
    ? 'number'
    : 'string';

/** Of an event that carries nothing, no field at all. */
type Payload<Details> = {
  readonly [Field in keyof Extract<Details, object>]: TypeName<Extract<Details, object>[Field]>;
};

/** The fields of what each event carries, as contracts record them; types hold them to {@link EventDetails}. */
export const eventPayloads: { readonly [Name in EventName]: Payload<EventDetails[Name]> } = {
  [eventNames.themeChange]: {},
  [eventNames.clockChange]: {},
  [eventNames.timerRunning]: { isRunning: 'boolean' },
  [eventNames.sessionExpired]: {},
  [eventNames.releaseReady]: {},
};

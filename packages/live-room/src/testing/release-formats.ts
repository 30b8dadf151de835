import * as v from 'valibot';
import { currentFormat, type Format } from '../domain/event-log/document-format';
import { type Act, type ActSchema, encodeEvent } from '../domain/event-log/event';
import type { EventLog } from '../domain/event-log/event-log';

/** What a release knows that lacks some kinds of acts. */
function without(...types: readonly Act['type'][]): ActSchema {
  return v.pipe(
    currentFormat.acts,
    v.check(({ type }) => !types.includes(type)),
  );
}

/** A release like this one that cannot black out or flash yet. */
export const withoutBlackout: Format = {
  ...currentFormat,
  acts: without('blackout', 'flash'),
};

/** The next release: documents of another version, and two kinds more than `withoutBlackout` has. */
export const nextRelease: Format = {
  ...currentFormat,
  version: currentFormat.version + 1,
  migrations: { ...currentFormat.migrations, [currentFormat.version]: (document) => document },
};

/** The log in a document as versions 1 to 3 had it. */
export function legacyBook({ checkpoint, steps }: EventLog) {
  const { position, sequences, state, lines } = checkpoint;
  const isInitial = position === 0;
  return {
    base: {
      generation: isInitial ? 0 : 1,
      by: isInitial ? '' : 'desk',
      covered: [...sequences],
      lamport: position,
      state,
      lines,
    },
    entries: steps.map(({ event }, index) => ({
      ...encodeEvent(event),
      lamport: position + index + 1,
    })),
  };
}

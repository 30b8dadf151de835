import * as v from 'valibot';
import { encodeEvent } from '@standby/room-engine/log/event';
import { currentFormat, type Format } from '../domain/event-log/document-format';
import type { Act, ActSchema } from '../domain/event-log/event';
import type { EventLog } from '../domain/event-log/event-log';

/** Returns the acts of a release without some kinds. */
function without(...types: readonly Act['type'][]): ActSchema {
  return v.pipe(
    currentFormat.acts,
    v.check(({ type }) => !types.includes(type)),
  );
}

/** A release like this one that does not know blackout and flash yet. */
export const withoutBlackout: Format = {
  ...currentFormat,
  acts: without('blackout', 'flash'),
};

/**
 * The next release, with another version of documents and two more kinds than `withoutBlackout`.
 */
export const nextRelease: Format = {
  ...currentFormat,
  version: currentFormat.version + 1,
  migrations: { ...currentFormat.migrations, [currentFormat.version]: (document) => document },
};

/** Returns the log in a document as versions 1 to 3 stored it. */
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

import * as v from 'valibot';
import { currentFormat, type Format } from '../domain/event-log/document-format';
import type { Act, ActSchema } from '../domain/event-log/event';

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

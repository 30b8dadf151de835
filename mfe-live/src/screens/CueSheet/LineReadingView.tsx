import type { ReactNode } from 'react';
import type { LineReading } from '@standby/live-room/domain/cues/line-reading';
import { Fields, Read } from './LineReadingView.styles';

interface LineReadingViewProps {
  readonly reading: LineReading;
  /** Whether the field itself says what is wrong. */
  readonly isRefused: boolean;
  /** In the place of the reading while nothing is typed. */
  readonly children: ReactNode;
}

/** Parts of a line as one text. */
export const quoted = (parts: readonly string[]): string =>
  parts.map((part) => `“${part.replaceAll(/["“”]/gu, '')}”`).join(', ');

/** What a line says while it is typed: field by field, and what is in no field. */
export function LineReadingView({ reading, isRefused, children }: LineReadingViewProps) {
  return (
    <Read role="status" aria-label="Reading of the line">
      {reading.kind === 'empty' && children}
      {reading.kind === 'read' && (
        <>
          <Fields>
            {reading.fields.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
            {reading.unread.map((part) => (
              <div key={part} data-unread>
                <dt>Not read</dt>
                <dd>{part}</dd>
              </div>
            ))}
          </Fields>
          {reading.inLabel.length > 0 && (
            <p>Read as part of the label: {quoted(reading.inLabel)}. A comma divides fields.</p>
          )}
        </>
      )}
      {reading.kind === 'problem' && !isRefused && <p>Not read yet: {reading.problem}</p>}
    </Read>
  );
}

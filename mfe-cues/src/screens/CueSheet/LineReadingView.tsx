import type { ReactNode } from 'react';
import type { LineReading } from '../../domain/cues/line-reading';
import { Fields, Read } from './LineReadingView.styles';

interface LineReadingViewProps {
  readonly reading: LineReading;
  /** Whether a person has typed here before. */
  readonly isUsed: boolean;
  /** Whether the field itself shows an error. */
  readonly isRefused: boolean;
  /** Content in place of the reading while the field is empty. */
  readonly children: ReactNode;
}

/** Returns parts of a line as one quoted text. */
export const quoted = (parts: readonly string[]): string =>
  parts.map((part) => `“${part.replaceAll(/["“”]/gu, '')}”`).join(', ');

/** The reading of a line while a person types: field by field, with the unread parts. */
export function LineReadingView({ reading, isUsed, isRefused, children }: LineReadingViewProps) {
  return (
    <Read role="status" aria-label="Reading of the line" data-used={isUsed || undefined}>
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

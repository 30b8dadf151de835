import { useEffect, useRef } from 'react';
import { Button, Muted } from '@standby/shared-ui';
import type { Form } from '@standby/forms';
import type { EditConflict, Noun } from '../port';
import * as S from './EditConflictNote.styles';

type FieldName<T, V> = keyof T & keyof V & string;

export interface EditConflictNoteProps<T, V> {
  readonly noun: Noun;
  readonly conflict: EditConflict<T>;
  readonly form: Pick<Form<V>, 'values' | 'setValue'>;
  /** Form values of the item as it is stored now. */
  readonly theirs: V;
  readonly labels: Readonly<Record<keyof V & string, string>>;
  /** Returns the text of a chosen value; by default the value itself. */
  readonly textOf?:
    | ((name: keyof V & string, value: V[keyof V & string]) => string | undefined)
    | undefined;
  readonly onDecide: (field: FieldName<T, V>) => void;
}

interface VersionProps {
  readonly whose: string;
  readonly text: string;
  readonly action: string;
  readonly label: string;
  readonly onChoose: () => void;
}

function Version({ whose, text, action, label, onChoose }: VersionProps) {
  return (
    <S.Version>
      <Muted>{whose}</Muted>
      <S.Text>{text === '' ? 'Nothing' : text}</S.Text>
      <Button size="small" aria-label={`${action}: ${label}`} onClick={onChoose}>
        {action}
      </Button>
    </S.Version>
  );
}

/** Shows both versions of fields that two people changed at once. The person who saves second decides. */
export function EditConflictNote<T, V>(props: EditConflictNoteProps<T, V>) {
  const { noun, conflict, form, theirs, labels, textOf, onDecide } = props;
  const rootRef = useRef<HTMLElement>(null);
  const fields = conflict.fields as readonly FieldName<T, V>[];
  const shown = (name: FieldName<T, V>, value: V[FieldName<T, V>]): string =>
    textOf?.(name, value) ?? (Array.isArray(value) ? value.join(', ') : String(value));

  function decide(name: FieldName<T, V>, value: V[FieldName<T, V>]): void {
    rootRef.current?.focus();
    form.setValue(name, value);
    onDecide(name);
  }

  // The note may be out of view after a press on Save.
  useEffect(() => rootRef.current?.focus(), []);

  const who = conflict.by ?? 'Another person';
  return (
    <S.Root ref={rootRef} tabIndex={-1} role="alert">
      <div>
        <S.Title>{`${who} changed this ${noun.one} while you edited it`}</S.Title>
        <p>
          {fields.length > 0
            ? 'Nothing is lost, and nothing was saved yet. Decide what it should say, then save.'
            : 'All decided. Save to keep it.'}
        </p>
      </div>
      {fields.map((name) => (
        <S.Field key={name}>
          <S.Label>{labels[name]}</S.Label>
          <S.Versions>
            <Version
              whose="Yours"
              text={shown(name, form.values[name])}
              action="Keep mine"
              label={labels[name]}
              onChoose={() => decide(name, form.values[name])}
            />
            <Version
              whose="Theirs"
              text={shown(name, theirs[name])}
              action="Take theirs"
              label={labels[name]}
              onChoose={() => decide(name, theirs[name])}
            />
          </S.Versions>
        </S.Field>
      ))}
    </S.Root>
  );
}

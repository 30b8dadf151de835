import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button, IconButton, TextField } from '@standby/shared-ui';
import type { Form } from '@standby/forms';
import { OTHER_CONTACTS_MAX } from '../../domain/person';
import { personLabels, type PersonForm } from '../../domain/person-form';
import * as S from './ContactList.styles';

interface ContactListProps {
  readonly form: Form<PersonForm>;
  /** Field of the first contact. */
  readonly first: 'email' | 'phone';
  /** Field of the further contacts. */
  readonly others: 'otherEmails' | 'otherPhones';
  readonly type: 'email' | 'tel';
  /** Name of one contact in buttons. */
  readonly noun: string;
  /** Purpose of the first contact. */
  readonly hint: string;
  readonly isValid: (text: string) => boolean;
}

/** The addresses or numbers of a person: the first one, and further ones that are added by a button. */
export function ContactList(props: ContactListProps) {
  const { form, first, others, type, noun, hint, isValid } = props;
  const addRef = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  const values = form.values[others];
  const error = form.errors[others];
  const setAll = (changed: readonly string[]): void => form.setValue(others, changed);

  /** Moves the focus into a field that the person has just added. */
  const focusAdded = (field: HTMLInputElement | null): void => {
    if (!field || !isAdding.current) return;
    isAdding.current = false;
    field.focus();
  };

  return (
    <S.Contacts>
      <TextField
        label={personLabels[first]}
        hint={hint}
        type={type}
        autoComplete="off"
        {...form.fieldProps(first)}
      />
      {values.map((value, place) => {
        const isLast = place === values.length - 1;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- A contact has no identity but its place.
          <S.Contact key={place}>
            <TextField
              ref={isLast ? focusAdded : undefined}
              label={`${personLabels[first]} ${place + 2}`}
              labelHidden
              name={others}
              type={type}
              autoComplete="off"
              value={value}
              error={isValid(value.trim()) && place < OTHER_CONTACTS_MAX ? undefined : error}
              onChange={({ currentTarget }) => setAll(values.with(place, currentTarget.value))}
            />
            <IconButton
              label={`Remove ${noun} ${place + 2}`}
              onClick={() => {
                setAll(values.toSpliced(place, 1));
                addRef.current?.focus();
              }}
            >
              <X strokeWidth={1.5} aria-hidden />
            </IconButton>
          </S.Contact>
        );
      })}
      {values.length < OTHER_CONTACTS_MAX && (
        <Button
          ref={addRef}
          size="small"
          variant="ghost"
          icon={<Plus strokeWidth={1.5} aria-hidden />}
          onClick={() => {
            isAdding.current = true;
            setAll([...values, '']);
          }}
        >
          Add {noun === 'email' ? 'an email' : 'a phone'}
        </Button>
      )}
    </S.Contacts>
  );
}

import { ChevronDown } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyScreen } from '../../lazy/lazyScreen';
import { Field, type FieldText } from '../Field/Field';
import { Trigger, Value } from './Select.styles';
import type { SelectControlProps } from './SelectLazy';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends FieldText {
  options: readonly SelectOption[];
  /** The chosen value, '' for none; leave it out to let the select keep it. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** Name in a form. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

const SelectControl = lazyScreen<SelectControlProps>(() => import('./SelectLazy'));

/** One of several named values. The list's code arrives after the page; the field is there at once. */
export function Select(props: SelectProps) {
  const { label, hint, error, required, optional, labelHidden, id, className, ...rest } = props;
  const { options, value, defaultValue = '', onChange, ...control } = rest;
  const field = { label, hint, error, required, optional, labelHidden, id, className };
  const [kept, setKept] = useState(defaultValue);
  // What the person did to the stand-in, handed on when the real control takes its place.
  const early = useRef({ hasFocus: false, isOpen: false });
  const chosen = value ?? kept;

  useEffect(() => SelectControl.preload(), []);

  const handleChange = (next: string) => {
    setKept(next);
    onChange?.(next);
  };

  return (
    <Field {...field}>
      {(wired) => (
        <Suspense
          fallback={
            <StandIn
              {...wired}
              {...control}
              label={options.find((option) => option.value === chosen)?.label}
              value={chosen}
              onFocusChange={(hasFocus) => (early.current.hasFocus = hasFocus)}
              onOpen={() => (early.current.isOpen = true)}
            />
          }
        >
          <SelectControl
            {...control}
            label={label}
            wired={wired}
            options={options}
            value={chosen}
            early={early}
            onChange={handleChange}
          />
        </Suspense>
      )}
    </Field>
  );
}

interface StandInProps {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  label: string | undefined;
  value: string;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onFocusChange: (hasFocus: boolean) => void;
  onOpen: () => void;
}

/** Looks and reads like the closed select, and remembers a press until there is a list to open. */
function StandIn(props: StandInProps) {
  const { label, value, required, placeholder, name, onFocusChange, onOpen, ...button } = props;
  return (
    <>
      <Trigger
        {...button}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-controls={`${button.id}-list`}
        aria-required={required}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
        onClick={onOpen}
      >
        <Value data-placeholder={label === undefined ? '' : undefined}>
          {label ?? placeholder}
        </Value>
        <ChevronDown strokeWidth={1.5} aria-hidden />
      </Trigger>
      {name && <input type="hidden" name={name} value={value} />}
    </>
  );
}

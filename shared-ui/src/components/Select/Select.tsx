import { useState } from 'react';
import { lazyScreen } from '../../lazy/lazyScreen';
import { useLazyCode } from '../../lazy/useLazyCode';
import { Field, type FieldText } from '../Field/Field';
import { NativeSelect, SelectPlaceholder } from './SelectFace';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string> extends FieldText {
  options: readonly SelectOption<Value>[];
  /** The chosen value; '' for none. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** Text shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** Whether the label stands inside, before the value, for a toolbar: `Sort by Last used`. */
  labelInside?: boolean | undefined;
  /** Name in a form. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** The list and its button. */
export const SelectControl = lazyScreen(() => import('./SelectControl'), 'SelectControl');

/**
 * A choice of one among several named values. A placeholder is shown until the list's code has
 * loaded.
 */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const { label, labelInside = false, labelHidden = labelInside, id, className } = props;
  const { hint, error, required, optional, options, onChange } = props;
  const { value, placeholder, name, disabled } = props;
  const field = { label, labelHidden, hint, error, required, optional, id, className };
  const [isOpen, setIsOpen] = useState(false);
  const [placeholderHasFocus, setPlaceholderHasFocus] = useState(false);
  const [code, loadCode] = useLazyCode(SelectControl);

  const prefix = labelInside ? label : undefined;
  const face = { prefix, options, value, placeholder, name, disabled };

  const handleChange = (next: string) => {
    const chosen = options.find((option) => option.value === next);
    if (chosen) onChange(chosen.value);
  };

  return (
    <Field {...field}>
      {(wired) => {
        if (code === 'missing') {
          return <NativeSelect {...face} wired={wired} onChange={handleChange} />;
        }
        if (code !== 'loaded') {
          return (
            <SelectPlaceholder
              {...face}
              wired={wired}
              onReach={loadCode}
              onPress={() => setIsOpen(true)}
              onFocusChange={setPlaceholderHasFocus}
            />
          );
        }
        return (
          <SelectControl
            {...face}
            label={label}
            wired={wired}
            takesFocus={placeholderHasFocus}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onChange={handleChange}
          />
        );
      }}
    </Field>
  );
}

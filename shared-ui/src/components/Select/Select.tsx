import { useEffect, useState } from 'react';
import { LazyPart } from '../../lazy/LazyPart';
import { lazyScreen } from '../../lazy/lazyScreen';
import { Field, type FieldText } from '../Field/Field';
import { NativeSelect } from './NativeSelect';
import type { SelectControlProps } from './SelectLazy';
import { SelectStandIn } from './SelectStandIn';

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
  /** Puts the label inside, before the value, for a toolbar: `Sort by Last used`. */
  labelInside?: boolean | undefined;
  /** Name in a form. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

const SelectControl = lazyScreen<SelectControlProps>(() => import('./SelectLazy'));

/** One of several named values. The list's code arrives after the page; the field is there at once. */
export function Select(props: SelectProps) {
  const { label, labelInside = false, labelHidden = labelInside, id, className } = props;
  const { hint, error, required, optional, options, defaultValue = '', onChange } = props;
  const { value, placeholder, name, disabled } = props;
  const field = { label, labelHidden, hint, error, required, optional, id, className };
  const [kept, setKept] = useState(defaultValue);
  const [isOpen, setIsOpen] = useState(false);
  const [standInHasFocus, setStandInHasFocus] = useState(false);

  useEffect(() => void SelectControl.preload(), []);

  const face = {
    prefix: labelInside ? label : undefined,
    options,
    value: value ?? kept,
    placeholder,
    name,
    disabled,
  };

  const handleChange = (next: string) => {
    setKept(next);
    onChange?.(next);
  };

  return (
    <Field {...field}>
      {(wired) => (
        <LazyPart
          renderMissing={() => <NativeSelect {...face} wired={wired} onChange={handleChange} />}
          fallback={
            <SelectStandIn
              {...face}
              wired={wired}
              onPress={() => setIsOpen(true)}
              onFocusChange={setStandInHasFocus}
            />
          }
        >
          <SelectControl
            {...face}
            label={label}
            wired={wired}
            takesFocus={standInHasFocus}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onChange={handleChange}
          />
        </LazyPart>
      )}
    </Field>
  );
}

import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import type { FieldControl } from '../Field/Field';
import type { SelectOption } from './Select';
import { NativeTrigger, Prefix, Trigger, Value } from './Select.styles';

/** Props of the closed select, for every implementation. */
export interface SelectFaceProps {
  wired: FieldControl;
  prefix: string | undefined;
  options: readonly SelectOption[];
  value: string;
  placeholder: string | undefined;
  name: string | undefined;
  disabled: boolean | undefined;
}

/** Returns the longest label, whose width the closed select reserves. */
export function longestLabel(options: readonly SelectOption[]): string {
  return options.reduce(
    (longest, { label }) => (label.length > longest.length ? label : longest),
    '',
  );
}

/** Content of the closed select; the child is the value. */
export function SelectFace(props: { prefix: string | undefined; children: ReactElement }) {
  return (
    <>
      {props.prefix && <Prefix aria-hidden>{props.prefix}</Prefix>}
      {props.children}
      <ChevronDown strokeWidth={1.5} aria-hidden />
    </>
  );
}

interface PlaceholderProps extends SelectFaceProps {
  /** Called when the pointer or the focus reaches the placeholder. */
  onReach: () => void;
  onPress: () => void;
  onFocusChange: (hasFocus: boolean) => void;
}

/**
 * Placeholder that looks and reads like the closed select. It remembers a press until the list has
 * loaded.
 */
export function SelectPlaceholder(props: PlaceholderProps) {
  const { prefix, wired, options, value, placeholder, name, disabled } = props;
  const { required, ...button } = wired;
  const chosen = options.find((option) => option.value === value)?.label;
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
        disabled={disabled}
        onPointerEnter={props.onReach}
        onFocus={() => {
          props.onReach();
          props.onFocusChange(true);
        }}
        onBlur={() => props.onFocusChange(false)}
        // The real control may replace this one before the button is released.
        onMouseDown={props.onPress}
        onClick={props.onPress}
      >
        <SelectFace prefix={prefix}>
          <Value
            data-longest={longestLabel(options)}
            data-placeholder={chosen === undefined ? '' : undefined}
          >
            {chosen ?? placeholder}
          </Value>
        </SelectFace>
      </Trigger>
      {name && <input type="hidden" name={name} value={value} />}
    </>
  );
}

/** The browser's own select, used when the list's code cannot be loaded. */
export function NativeSelect(props: SelectFaceProps & { onChange: (value: string) => void }) {
  const { wired, options, value, placeholder, name, disabled, onChange } = props;
  return (
    <NativeTrigger
      {...wired}
      {...{ name, disabled, value }}
      onChange={(event) => onChange(event.target.value)}
    >
      {!options.some((option) => option.value === value) && (
        <option value={value}>{placeholder}</option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </NativeTrigger>
  );
}

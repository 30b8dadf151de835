import { Trigger, Value } from './Select.styles';
import { longestLabel, SelectFace, type SelectFaceProps } from './SelectFace';

interface SelectPlaceholderProps extends SelectFaceProps {
  onPress: () => void;
  onFocusChange: (hasFocus: boolean) => void;
}

/** Looks and reads like the closed select; a press is remembered until there is a list to open. */
export function SelectPlaceholder(props: SelectPlaceholderProps) {
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
        onFocus={() => props.onFocusChange(true)}
        onBlur={() => props.onFocusChange(false)}
        // The real control may replace this one before the button is let go.
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

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Checkbox, CheckboxRow, Grid, GroupHint, Legend } from './Choice.styles';

export interface Choice {
  value: string;
  label: string;
}

interface CheckboxGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  legend: string;
  hint?: ReactNode;
  options: readonly Choice[];
  /** The chosen values. */
  value: readonly string[];
  /** Receives the chosen values, in the order of the options. */
  onChange: (value: string[]) => void;
  /** Name of the checkboxes in a form. */
  name?: string | undefined;
}

/** A group of checkboxes for any number of choices from a short list. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, hint, options, value, onChange, name, ...rest } = props;
  const hintId = useId();

  const handleToggle = (toggled: string) => {
    const isChosen = (option: string) =>
      option === toggled ? !value.includes(option) : value.includes(option);
    onChange(options.map((option) => option.value).filter(isChosen));
  };

  return (
    <fieldset aria-describedby={hint ? hintId : undefined} {...rest}>
      <Legend>{legend}</Legend>
      {hint && <GroupHint id={hintId}>{hint}</GroupHint>}
      <Grid $minWidth="13rem">
        {options.map((option) => (
          <CheckboxRow key={option.value}>
            <Checkbox
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              onChange={() => handleToggle(option.value)}
            />
            {option.label}
          </CheckboxRow>
        ))}
      </Grid>
    </fieldset>
  );
}

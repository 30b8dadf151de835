import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { Choice } from '../CheckboxGroup/CheckboxGroup';
import {
  ChoiceDescription,
  ChoiceLabel,
  ChoiceText,
  Grid,
  Legend,
  Radio,
  RadioCard,
} from '../CheckboxGroup/Choice.styles';

export interface RadioOption extends Choice {
  description?: ReactNode;
}

export interface RadioGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  legend: string;
  options: readonly RadioOption[];
  value: string;
  onChange: (value: string) => void;
  /** Name of the radios in a form; made up when left out. */
  name?: string | undefined;
}

/** One of a few choices, each a card with room for a description. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, options, value, onChange, name, ...rest } = props;
  const id = useId();

  return (
    <fieldset {...rest}>
      <Legend>{legend}</Legend>
      <Grid $minWidth="15rem">
        {options.map((option) => (
          <RadioCard key={option.value}>
            <Radio
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.description ? `${id}-${option.value}-text` : undefined}
              onChange={() => onChange(option.value)}
            />
            <ChoiceText>
              <ChoiceLabel id={`${id}-${option.value}`}>{option.label}</ChoiceLabel>
              {option.description && (
                <ChoiceDescription id={`${id}-${option.value}-text`}>
                  {option.description}
                </ChoiceDescription>
              )}
            </ChoiceText>
          </RadioCard>
        ))}
      </Grid>
    </fieldset>
  );
}

import { styled } from 'styled-components';
import { controlStyle } from '../Field/Field.styles';
import type { SelectFaceProps } from './SelectFace';

const Root = styled.select`
  ${controlStyle}
`;

interface NativeSelectProps extends SelectFaceProps {
  onChange: (value: string) => void;
}

/** The browser's own select, for when the other one’s code cannot be loaded. */
export function NativeSelect(props: NativeSelectProps) {
  const { wired, options, value, placeholder, name, disabled, onChange } = props;
  return (
    <Root
      {...wired}
      name={name}
      disabled={disabled}
      value={value}
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
    </Root>
  );
}

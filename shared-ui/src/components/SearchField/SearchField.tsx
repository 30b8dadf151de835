import { Search, X } from 'lucide-react';
import { useRef, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, space, icon } from '../../theme/tokens';
import { Field } from '../Field/Field';
import { EndButton } from '../Field/EndButton';
import { Input } from '../Field/Field.styles';

const Row = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: ${space[3]};
    inline-size: ${icon.large};
    block-size: ${icon.large};
    translate: 0 -50%;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const SearchInput = styled(Input)`
  padding-inline: ${space[10]} ${space[11]};
  appearance: none;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'children' | 'type' | 'value' | 'onChange' | 'ref'
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters a list at each keystroke. Escape and the clear button empty it. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, id, className, ...rest } = props;
  const inputRef = useRef<HTMLInputElement>(null);

  const handleClear = () => {
    onChange('');
    inputRef.current?.focus();
  };

  return (
    <Field label={label} labelHidden id={id} className={className}>
      {(control) => (
        <Row>
          <Search strokeWidth={1.5} aria-hidden />
          <SearchInput
            placeholder={label}
            autoComplete="off"
            enterKeyHint="search"
            {...rest}
            {...control}
            ref={inputRef}
            type="search"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              rest.onKeyDown?.(event);
              if (event.key === 'Escape' && value) handleClear();
            }}
          />
          {value && (
            <EndButton label="Clear search" onClick={handleClear}>
              <X strokeWidth={1.5} aria-hidden />
            </EndButton>
          )}
        </Row>
      )}
    </Field>
  );
}

import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState, type ComponentPropsWithRef, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { Field, type FieldText } from '../Field/Field';
import { EndButton } from '../Field/EndButton';
import { Input } from '../Field/Field.styles';

const Row = styled.div`
  position: relative;
`;

const PasswordInput = styled(Input)`
  padding-inline-end: ${space[12]};
`;

export interface PasswordFieldProps
  extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'ref'> {}

/** A password field with a button that shows the password. The caret keeps its place. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, required, optional, labelHidden, id, className, ...rest } = props;
  const field = { label, hint, error, required, optional, labelHidden, id, className };
  const [isShown, setIsShown] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);

  const handleToggle = () => {
    const input = inputRef.current;
    const selection = [input?.selectionStart ?? null, input?.selectionEnd ?? null] as const;
    flushSync(() => setIsShown(!isShown));
    // Browsers drop the caret when the type changes. Chromium 150 does so with the next layout, which this call
    // forces.
    input?.getBoundingClientRect();
    input?.setSelectionRange(...selection);
  };

  return (
    <Field {...field}>
      {(control) => (
        <Row>
          <PasswordInput
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            ref={inputRef}
            type={isShown ? 'text' : 'password'}
          />
          <EndButton
            label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-controls={control.id}
            // The press must not take the focus out of the input.
            onPointerDown={(event: PointerEvent) => event.preventDefault()}
            onClick={handleToggle}
          >
            {isShown ? (
              <EyeOff strokeWidth={1.5} aria-hidden />
            ) : (
              <Eye strokeWidth={1.5} aria-hidden />
            )}
          </EndButton>
        </Row>
      )}
    </Field>
  );
}

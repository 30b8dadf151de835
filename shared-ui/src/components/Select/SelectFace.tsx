import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import type { FieldControl } from '../Field/Field';
import type { SelectOption } from './Select';
import { Prefix } from './Select.styles';

/** What the closed select shows, before and after its code is loaded. */
export interface SelectFaceProps {
  wired: FieldControl;
  prefix: string | undefined;
  options: readonly SelectOption[];
  value: string;
  placeholder: string | undefined;
  name: string | undefined;
  disabled: boolean | undefined;
}

/** The inside of the closed select; the child is the value. */
export function SelectFace(props: { prefix: string | undefined; children: ReactElement }) {
  return (
    <>
      {props.prefix && <Prefix aria-hidden>{props.prefix}</Prefix>}
      {props.children}
      <ChevronDown strokeWidth={1.5} aria-hidden />
    </>
  );
}

/** The longest label, whose room the closed select keeps. */
export function longestLabel(options: readonly SelectOption[]): string {
  return options.reduce(
    (longest, { label }) => (label.length > longest.length ? label : longest),
    '',
  );
}

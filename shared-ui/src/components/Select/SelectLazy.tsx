import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { FieldControl } from '../Field/Field';
import type { SelectOption } from './Select';
import { Option, Popup, Positioner, Trigger, Value } from './Select.styles';

export interface SelectControlProps {
  label: string;
  wired: FieldControl;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  early: RefObject<{ hasFocus: boolean; isOpen: boolean }>;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/** The select itself, on Base UI. */
export default function SelectLazy(props: SelectControlProps) {
  const { label, wired, options, value, onChange, early, placeholder, name, disabled } = props;
  const { id, required, ...described } = wired;
  const triggerRef = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (early.current.hasFocus) triggerRef.current?.focus();
  }, [early]);

  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        items={options}
        value={value || null}
        onValueChange={(next) => onChange(next ?? '')}
        defaultOpen={early.current.isOpen}
        name={name}
        required={required}
        disabled={disabled}
        id={id}
        modal={false}
      >
        <Base.Trigger {...described} ref={triggerRef} render={<Trigger />}>
          <Base.Value placeholder={placeholder} render={<Value />} />
          <ChevronDown strokeWidth={1.5} aria-hidden />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            render={<Positioner />}
            sideOffset={4}
            align="start"
            alignItemWithTrigger={false}
          >
            <Base.Popup render={<Popup />} aria-label={label}>
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  render={<Option />}
                >
                  <Base.ItemText>{option.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <Check strokeWidth={1.5} aria-hidden />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

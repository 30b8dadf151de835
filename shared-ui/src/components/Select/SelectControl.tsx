import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check } from 'lucide-react';
import { useCallback, useState } from 'react';
import { landmarkOf } from '../landmark';
import { InLandmark } from '../landmark.styles';
import { Option, Popup, Positioner, Trigger, Value } from './Select.styles';
import { longestLabel, SelectFace, type SelectFaceProps } from './SelectFace';

export interface SelectControlProps extends SelectFaceProps {
  label: string;
  onChange: (value: string) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether the placeholder had the focus when this control replaced it. */
  takesFocus: boolean;
}

/** The select on Base UI. */
export function SelectControl(props: SelectControlProps) {
  const { label, prefix, wired, options, value, placeholder, takesFocus, onChange } = props;
  const { id, required, ...described } = wired;
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);

  const attachTrigger = useCallback(
    (trigger: HTMLButtonElement | null) => {
      if (!trigger) return;
      setLandmark(landmarkOf(trigger));
      if (takesFocus) trigger.focus();
    },
    [takesFocus],
  );

  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        items={options}
        value={value || null}
        onValueChange={(next) => onChange(next ?? '')}
        open={props.isOpen}
        onOpenChange={props.onOpenChange}
        name={props.name}
        required={required}
        disabled={props.disabled}
        modal={false}
      >
        <Base.Trigger {...described} id={id} ref={attachTrigger} render={<Trigger />}>
          <SelectFace prefix={prefix}>
            <Base.Value
              placeholder={placeholder}
              render={<Value data-longest={longestLabel(options)} />}
            />
          </SelectFace>
        </Base.Trigger>
        <Base.Portal container={landmark ?? undefined} render={<InLandmark />}>
          <Base.Positioner
            render={<Positioner />}
            positionMethod="fixed"
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

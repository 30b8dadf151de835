import type { ReactNode } from 'react';
import { Banner, Button, Spinner } from '@standby/shared-ui';
import type { AsyncState } from './useLoaded';

interface LoadedProps<Value> {
  readonly state: AsyncState<Value>;
  /** Text that screen readers read while the value loads. */
  readonly label: string;
  /** Name of the content that could not be loaded. */
  readonly failure: string;
  readonly onRetry: () => void;
  readonly children: (value: Value) => ReactNode;
}

/** Shows the loaded value, a spinner, or the failure with a button to try again. */
export function Loaded<Value>({ state, label, failure, onRetry, children }: LoadedProps<Value>) {
  if (state.status === 'pending') return <Spinner label={label} />;
  if (state.status === 'ready') return children(state.value);
  return (
    <Banner
      tone="stop"
      title={failure}
      text={state.text}
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}

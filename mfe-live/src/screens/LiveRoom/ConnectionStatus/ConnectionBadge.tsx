import { StatusBadge } from '@standby/shared-ui';
import { useConnectionText } from './useConnectionText';

/** The word of the `ConnectionButton`, for layouts without space for a button. */
export function ConnectionBadge() {
  const { tone, word } = useConnectionText();
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}

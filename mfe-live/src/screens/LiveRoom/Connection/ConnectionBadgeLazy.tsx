import { StatusBadge } from '@standby/shared-ui';
import type { RoomConnection } from '../../../domain/live-protocol/connection';
import { useConnectionText } from './useConnectionText';

/** The word of the `ConnectionButton` where there is no room for a button. */
export default function ConnectionBadge({ connection }: { readonly connection: RoomConnection }) {
  const { tone, word } = useConnectionText(connection);
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}

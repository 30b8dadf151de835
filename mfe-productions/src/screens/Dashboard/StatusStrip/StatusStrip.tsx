import { StatusBadge, VisuallyHidden } from '@standby/shared-ui';
import { PLATFORM_VERSION } from '../../../domain/plan';
import * as S from './StatusStrip.styles';
import { useConnection, type Connection } from './useConnection';

function Latency({ connection }: { connection: Connection }) {
  if (connection === 'offline') return <StatusBadge tone="stop">offline</StatusBadge>;
  if (connection === 'measuring') return <S.Figure>–</S.Figure>;
  return <S.Figure>{connection.latencyMs} ms</S.Figure>;
}

/**
 * Version and connection. The figure changes silently; only the loss of the connection is
 * announced.
 */
export function StatusStrip() {
  const connection = useConnection();
  return (
    <S.Root>
      <span>Version {PLATFORM_VERSION}</span>
      <S.Latency>
        Latency <Latency connection={connection} />
      </S.Latency>
      <VisuallyHidden role="status">
        {connection === 'offline' && 'The connection is lost: Standby is offline.'}
      </VisuallyHidden>
    </S.Root>
  );
}

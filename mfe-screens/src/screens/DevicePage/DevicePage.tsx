import { Navigate } from 'react-router-dom';
import { LazyBoundary, lazyScreen } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { areRoomsOnServer } from '@standby/room-parts/room-place';

const ConnectedDevice = lazyScreen(() => import('./ConnectedDevice'), 'ConnectedDevice');

/**
 * The page of a screen in the building, without an account. Without a server devices are windows
 * of one browser, and are added there.
 */
export default function DevicePage() {
  if (!areRoomsOnServer()) {
    return <Navigate to={paths.addDevice} replace />;
  }
  return (
    <LazyBoundary>
      <ConnectedDevice />
    </LazyBoundary>
  );
}

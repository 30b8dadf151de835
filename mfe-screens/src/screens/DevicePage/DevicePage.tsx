import { Navigate } from 'react-router-dom';
import { LazyBoundary, lazyScreen } from '@standby/shared-ui';
import { paths, readApiBase } from '@standby/contracts';

const ConnectedDevice = lazyScreen(() => import('./ConnectedDevice'), 'ConnectedDevice');

/**
 * The page of a screen in the building, without an account. In sample mode devices are windows of
 * one browser, and are added there.
 */
export default function DevicePage() {
  if (readApiBase() === undefined) {
    return <Navigate to={paths.addDevice} replace />;
  }
  return (
    <LazyBoundary>
      <ConnectedDevice />
    </LazyBoundary>
  );
}

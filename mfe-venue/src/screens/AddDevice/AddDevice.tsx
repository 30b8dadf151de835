import { Page } from 'shared-ui';

export default function AddDevice() {
  return <Page title="Add device" heading="Add device" />;
}

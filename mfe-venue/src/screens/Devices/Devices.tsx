import { Page } from 'shared-ui';

export default function Devices() {
  return <Page title="Devices" heading="Devices" />;
}

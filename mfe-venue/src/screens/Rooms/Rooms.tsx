import { Page } from 'shared-ui';

export default function Rooms() {
  return <Page title="Rooms" heading="Rooms" />;
}

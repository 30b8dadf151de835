import { Page } from 'shared-ui';

export default function LiveRoom() {
  return <Page title="Live room" heading="Live room" />;
}

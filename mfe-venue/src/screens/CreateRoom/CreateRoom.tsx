import { Page } from 'shared-ui';

export default function CreateRoom() {
  return <Page title="Create room" heading="Create room" />;
}

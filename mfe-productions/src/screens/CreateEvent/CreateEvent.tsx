import { Page } from 'shared-ui';

export default function CreateEvent() {
  return <Page title="Create Event" heading="Create Event" />;
}

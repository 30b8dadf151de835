import { Page } from 'shared-ui';

export default function Dashboard() {
  return <Page title="Shows" heading="Shows" />;
}

import { Page } from 'shared-ui';

export default function Verify() {
  return <Page title="Sign In" heading="Sign In" />;
}

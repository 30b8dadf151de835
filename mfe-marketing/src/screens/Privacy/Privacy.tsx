import { Page } from 'shared-ui';

export default function Privacy() {
  return <Page title="Privacy Policy" heading="Privacy Policy" />;
}

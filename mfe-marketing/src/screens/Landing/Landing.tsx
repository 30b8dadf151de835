import { Page } from 'shared-ui';

export default function Landing() {
  return <Page title="Standby" heading="Run the show. Call it on time." />;
}

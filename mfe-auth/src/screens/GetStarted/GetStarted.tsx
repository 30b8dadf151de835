import { Page } from 'shared-ui';

export default function GetStarted() {
  return <Page title="Get Started" heading="Get Started" />;
}

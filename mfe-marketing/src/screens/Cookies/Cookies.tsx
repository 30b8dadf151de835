import { Page } from 'shared-ui';

export default function Cookies() {
  return <Page title="Cookie Policy" heading="Cookie Policy" />;
}

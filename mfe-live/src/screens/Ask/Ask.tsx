import { Page } from 'shared-ui';

export default function Ask() {
  return <Page title="Ask" />;
}

import { Page } from 'shared-ui';

export default function CreateAccount() {
  return <Page title="Create Account" heading="Create Account" />;
}

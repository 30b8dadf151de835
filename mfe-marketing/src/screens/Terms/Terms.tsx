import { Page } from 'shared-ui';

export default function Terms() {
  return <Page title="Terms and Conditions" heading="Terms and Conditions" />;
}

import { EmptyState, Page } from '@standby/shared-ui';

export default function __title__() {
  return (
    <Page title="__title__">
      <EmptyState title="__title__ is not here yet" text="This screen is where its work begins." />
    </Page>
  );
}

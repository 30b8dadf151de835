import { Page } from 'shared-ui';

export default function Viewer() {
  return <Page title="Viewer" />;
}

import { Link } from 'react-router-dom';
import { Button, Page } from 'shared-ui';
import { paths } from 'shared-ui/contracts';

export default function CreateEvent() {
  return (
    <Page title="Create Event" width="form">
      <Button as={Link} to={paths.dashboard} variant="ghost">
        Cancel
      </Button>
    </Page>
  );
}

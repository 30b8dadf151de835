import { Link } from 'react-router-dom';
import { Button, FormActions, Page } from 'shared-ui';
import { paths } from 'shared-ui/contracts';

export default function CreateRoom() {
  return (
    <Page title="Create room" width="form">
      <FormActions>
        <Button as={Link} to={paths.rooms} variant="ghost">
          Cancel
        </Button>
      </FormActions>
    </Page>
  );
}

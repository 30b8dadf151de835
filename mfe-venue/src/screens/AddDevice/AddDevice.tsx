import { Link } from 'react-router-dom';
import { Button, FormActions, Page } from 'shared-ui';
import { paths } from 'shared-ui/contracts';

export default function AddDevice() {
  return (
    <Page title="Add device" width="form">
      <FormActions>
        <Button as={Link} to={paths.devices} variant="ghost">
          Cancel
        </Button>
      </FormActions>
    </Page>
  );
}

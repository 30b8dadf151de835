import { Link } from 'react-router-dom';
import { Button, Page } from 'shared-ui';
import { paths } from 'shared-ui/contracts';

export default function Devices() {
  return (
    <Page
      title="Devices"
      actions={
        <Button as={Link} to={paths.addDevice} variant="primary">
          Add device
        </Button>
      }
    />
  );
}

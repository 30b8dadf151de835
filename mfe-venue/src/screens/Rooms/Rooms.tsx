import { Link } from 'react-router-dom';
import { Button, Page } from 'shared-ui';
import { paths } from 'shared-ui/contracts';

export default function Rooms() {
  return (
    <Page
      title="Rooms"
      actions={
        <Button as={Link} to={paths.createRoom} variant="primary">
          Create room
        </Button>
      }
    />
  );
}

import { Link } from 'react-router-dom';
import { Breadcrumb, Button, CardGrid, Page } from 'shared-ui';
import { paths } from 'shared-ui/contracts';
import { useCollection } from '../../components/useCollection';
import { shows as keptShows, type Shows } from '../../data/shows';
import { showSorts } from '../../domain/show-sorts';
import { ShowCard } from './ShowCard/ShowCard';

interface DashboardProps {
  readonly shows?: Shows;
}

export default function Dashboard({ shows = keptShows }: DashboardProps) {
  const { reading } = useCollection(shows);
  const items = reading.state === 'ready' ? reading.items : [];
  return (
    <Page
      title="Shows"
      count={reading.state === 'ready' ? `1/${items.length}` : undefined}
      breadcrumb={<Breadcrumb items={[{ label: 'Dashboard' }]} />}
      actions={
        <Button as={Link} to={paths.createEvent} variant="primary">
          Create Event
        </Button>
      }
    >
      <CardGrid label="Shows" minWidth="18rem">
        {items.toSorted(showSorts[0].compare).map((show) => (
          <ShowCard key={show.id} show={show} onOpen={() => undefined} onManage={() => undefined} />
        ))}
      </CardGrid>
    </Page>
  );
}

import {
  Accordion,
  Brand,
  Breadcrumb,
  Button,
  Card,
  CardGrid,
  Dialog,
  DocumentTitle,
  FullWindow,
  Muted,
  Page,
  Pagination,
  QrCode,
  Row,
  SkipLink,
  Stack,
  TabPanel,
  Tabs,
  TextField,
  ThemeToggle,
  VisuallyHidden,
} from '@standby/shared-ui';
import { useState } from 'react';
import { GalleryLink } from '../GalleryLink';

const AREAS = [
  { value: 'stalls', label: 'Stalls' },
  { value: 'balcony', label: 'Balcony' },
];

export function PageCode() {
  return (
    <Page title="Tickets" lead="All seats of the house." actions={<Button>Sell a seat</Button>}>
      <p>The plan of the house</p>
    </Page>
  );
}

export function DocumentTitleCode() {
  // `Page` sets the title of an app screen. A page that fills the window sets its own.
  return <DocumentTitle>Seat plan · Standby</DocumentTitle>;
}

export function FullWindowExample() {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>Show to the house</Button>;
  return (
    <FullWindow data-theme="dark">
      <p>The plan of the house</p>
      <Button onClick={() => setIsOpen(false)}>Leave</Button>
    </FullWindow>
  );
}

export function CardExample() {
  return <Card header={<h3>Row A</h3>}>Twelve seats</Card>;
}

export function CardGridExample() {
  return (
    <CardGrid label="Rows">
      <Card header={<h3>Row B</h3>}>Ten seats</Card>
      <Card header={<h3>Row C</h3>}>Nine seats</Card>
    </CardGrid>
  );
}

export function StackExample() {
  return (
    <Stack $gap={4}>
      <Row $gap={3}>
        <Button>Row A</Button>
        <Button>Row B</Button>
      </Row>
      <Muted>A ticket is valid for its row.</Muted>
    </Stack>
  );
}

export function DialogExample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Rename row A</Button>
      <Dialog open={isOpen} onClose={close} title="Rename row A" footer={<Button>Save</Button>}>
        <TextField label="Name of the row" defaultValue="A" />
      </Dialog>
    </>
  );
}

export function AccordionExample() {
  const [open, setOpen] = useState<string | null>(null);
  const items = [{ id: 'refund', title: 'Can a ticket be returned?', content: <p>Until noon.</p> }];
  return <Accordion items={items} value={open} onChange={setOpen} />;
}

export function TabsExample() {
  const [area, setArea] = useState('stalls');
  return (
    <>
      <Tabs id="areas" label="Areas" items={AREAS} value={area} onChange={setArea} />
      <TabPanel tabs="areas" value={area} tabIndex={0}>
        {area === 'stalls' ? 'Rows A to H' : 'Rows J to M'}
      </TabPanel>
    </>
  );
}

export function BreadcrumbExample() {
  const link = <GalleryLink href="#structure" />;
  return <Breadcrumb items={[{ label: 'Tickets', link }, { label: 'Row A' }]} />;
}

export function PaginationExample() {
  return <Pagination page={2} pageCount={9} renderLink={() => <GalleryLink href="#structure" />} />;
}

export function QrCodeExample() {
  return <QrCode value="https://standby.example/tickets" label="Opens the tickets" size="8rem" />;
}

export function ThemeToggleExample() {
  return <ThemeToggle />;
}

export function VisuallyHiddenExample() {
  return (
    <p>
      12 <VisuallyHidden>seats are sold</VisuallyHidden>
    </p>
  );
}

export function BrandExample() {
  return <Brand as="a" href="#structure" />;
}

export function SkipLinkCode() {
  // The shell has a skip link. A page without a shell starts with its own.
  return <SkipLink targetId="main" />;
}

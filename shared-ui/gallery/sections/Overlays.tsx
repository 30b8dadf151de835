import { Building2, ChevronDown, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, IconButton, Menu, TextField } from '@standby/shared-ui';
import { Row } from '../Gallery.styles';
import { GalleryLink } from '../GalleryLink';
import { Section, Specimen } from '../Specimens';

const organizations = [
  { name: 'Northern Stage', role: 'Owner' },
  { name: 'Riverside Rep', role: 'Stage Manager' },
  { name: 'City Opera', role: 'Admin' },
];

/** Parts that open over the page. */
export function Overlays() {
  const [isOpen, setIsOpen] = useState(false);
  const [organization, setOrganization] = useState('Northern Stage');
  const [said, setSaid] = useState('');

  return (
    <Section id="overlays" title="Overlays">
      <Specimen title="Menu">
        <Row>
          <Menu
            trigger={
              <Button variant="ghost">
                {organization}
                <ChevronDown strokeWidth={1.5} aria-hidden />
              </Button>
            }
            items={[
              {
                kind: 'section',
                label: 'Organizations',
                items: organizations.map(({ name, role }) => ({
                  kind: 'radio',
                  label: name,
                  description: role,
                  checked: name === organization,
                  onSelect: () => setOrganization(name),
                })),
              },
              {
                kind: 'section',
                items: [
                  {
                    label: 'Add Organization',
                    icon: <Building2 strokeWidth={1.5} aria-hidden />,
                    onSelect: () => setSaid('Add Organization'),
                  },
                ],
              },
            ]}
          />
          <Menu
            align="end"
            trigger={
              <IconButton label="Manage Studio B">
                <EllipsisVertical strokeWidth={1.5} aria-hidden />
              </IconButton>
            }
            items={[
              {
                label: 'Edit',
                icon: <Pencil strokeWidth={1.5} aria-hidden />,
                onSelect: () => setSaid('Edit'),
              },
              { kind: 'link', label: 'Open', link: <GalleryLink href="#structure" /> },
              { label: 'Duplicate', disabled: true, onSelect: () => undefined },
              {
                label: 'Delete',
                tone: 'danger',
                icon: <Trash2 strokeWidth={1.5} aria-hidden />,
                onSelect: () => setSaid('Delete'),
              },
            ]}
          />
          <output>{said && `Chosen: ${said}`}</output>
        </Row>
      </Specimen>
      <Specimen title="Dialog">
        <Row>
          <Button onClick={() => setIsOpen(true)}>Manage room</Button>
        </Row>
        <Dialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title="Manage Studio B"
          description="Changes reach everyone in the company at once."
          footer={
            <>
              <Button variant="ghost" onClick={() => setIsOpen(false)}>
                Cancel
              </Button>
              <Button variant="primary" onClick={() => setIsOpen(false)}>
                Save
              </Button>
            </>
          }
        >
          <TextField label="Name" defaultValue="Studio B" />
          <TextField label="Capacity" type="number" min={1} defaultValue="40" />
        </Dialog>
      </Specimen>
    </Section>
  );
}

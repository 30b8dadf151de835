import { Button, FormActions, IconButton, Kbd, Menu, useToast } from '@standby/shared-ui';
import { EllipsisVertical, Ticket } from 'lucide-react';

export function ButtonExample() {
  return (
    <Button variant="primary" icon={<Ticket strokeWidth={1.5} aria-hidden />}>
      Sell a seat
    </Button>
  );
}

export function IconButtonExample() {
  return (
    <IconButton label="More about row A">
      <EllipsisVertical strokeWidth={1.5} aria-hidden />
    </IconButton>
  );
}

export function FormActionsExample() {
  return (
    <FormActions>
      <Button variant="ghost">Cancel</Button>
      <Button variant="primary">Save</Button>
    </FormActions>
  );
}

export function KbdExample() {
  return (
    <p>
      <Kbd>Space</Kbd> starts the timer.
    </p>
  );
}

export function MenuExample() {
  const toast = useToast();
  return (
    <Menu
      trigger={<Button>Row A</Button>}
      items={[
        { label: 'Edit row A', onSelect: () => toast.show({ title: 'Row A is open' }) },
        { label: 'Delete row A', tone: 'danger', onSelect: () => toast.show({ title: 'Gone' }) },
      ]}
    />
  );
}

import type { ReactNode } from 'react';
import { Button, Card } from '@standby/shared-ui';
import { isolateDirection, truncateForList } from '@standby/shared-ui/text';
import * as C from '../CardParts/CardParts.styles';

interface ItemCardProps {
  readonly name: string;
  readonly header: ReactNode;
  /** Time of the item's last event. */
  readonly moment: string;
  /** Opens the dialog to manage the item; undefined for a read-only card. */
  readonly onManage: ((trigger: HTMLElement) => void) | undefined;
  /** Further buttons beside Manage. */
  readonly tools?: ReactNode;
  /** Details of the item. */
  readonly children: ReactNode;
}

/** The name of an item as the heading of its card. */
export function ItemTitle({ children }: { readonly children: string }) {
  const name = truncateForList(children);
  return <C.Title data-long={C.isLong(name)}>{name}</C.Title>;
}

/** The card of a room or a device. */
export function ItemCard({ name, header, moment, onManage, tools, children }: ItemCardProps) {
  const shown = truncateForList(name);
  return (
    <Card
      aria-label={shown}
      header={<C.Header>{header}</C.Header>}
      footer={
        <>
          <C.Moment>{moment}</C.Moment>
          <C.Actions>
            {tools}
            {onManage && (
              <Button
                size="small"
                aria-label={`Manage ${isolateDirection(shown)}`}
                aria-haspopup="dialog"
                onClick={({ currentTarget }) => onManage(currentTarget)}
              >
                Manage
              </Button>
            )}
          </C.Actions>
        </>
      }
    >
      <C.Facts>{children}</C.Facts>
    </Card>
  );
}

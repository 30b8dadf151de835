import { fieldsOf } from '@standby/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Identified } from '../port';
import type { ListState } from './useCollection';

interface OpenState {
  readonly open: string;
}

/** Returns the state of a history entry that opens an item's dialog on the screen of its list. */
export const openState = (id: string): OpenState => ({ open: id });

function idIn(state: unknown): string | undefined {
  const { open } = fieldsOf(state);
  return typeof open === 'string' ? open : undefined;
}

/** Opens the item that the history entry names, once the list has loaded. A reload does not open it again. */
export function useOpenOnArrival<T extends Identified>(
  list: ListState<T>,
  onOpen: (item: T) => void,
): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = idIn(state);
  const isReady = list.state === 'ready';

  const open = useEffectEvent((sought: string) => {
    const item = list.state === 'ready' && list.items.find((each) => each.id === sought);
    if (item) onOpen(item);
    // oxlint-disable-next-line standby/known-navigation -- the page's own address, without the hash that opened a dialog
    void navigate(pathname + search, { replace: true });
  });
  useEffect(() => {
    if (id !== undefined && isReady) open(id);
  }, [id, isReady]);
}

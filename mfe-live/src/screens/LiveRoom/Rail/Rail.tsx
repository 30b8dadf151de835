import { Notices } from '../Notices/Notices';
import { Root } from './Rail.styles';
import { ViewerState } from './ViewerState';

/**
 * A permanent row with the viewers’ state and the notices, so that nothing moves when they change.
 */
export function Rail() {
  return (
    <Root>
      <ViewerState />
      <Notices />
    </Root>
  );
}

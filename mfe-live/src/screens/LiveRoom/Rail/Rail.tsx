import { Notices } from '../Notices/Notices';
import { Root } from './Rail.styles';
import { ViewerState } from './ViewerState';

/** What the viewers show and what the person must know: a row that is always there, so that nothing moves. */
export function Rail() {
  return (
    <Root>
      <ViewerState />
      <Notices />
    </Root>
  );
}

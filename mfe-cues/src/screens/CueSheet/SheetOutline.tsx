import { Skeleton, TextField } from '@standby/shared-ui';
import { CUE_LINE_EXAMPLE } from './cue-line-example';
import { SheetRoot } from './SheetPage.styles';

/** Outline of the cue sheet: the field for a new cue, which waits, and the places of tabs and cues. */
export function SheetOutline() {
  return (
    <SheetRoot
      title="Cue sheet"
      breadcrumb={<Skeleton height="1lh" style={{ maxInlineSize: '14rem' }} />}
      toolbar={<Skeleton height="2.75rem" />}
    >
      <TextField label="New cue, at the end" placeholder={CUE_LINE_EXAMPLE} disabled />
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} height="2.75rem" />
      ))}
    </SheetRoot>
  );
}

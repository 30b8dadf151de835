import { Alarm } from '../ShowMode/Line.styles';
import { type MissingProps, useMissingNow } from './useMissingNow';

/** The banner as one line of the show mode: the number of people, and their names. */
export function MissingLine({ showId, note }: MissingProps) {
  const missing = useMissingNow(showId, note);
  if (!missing) return null;
  return (
    <Alarm role="alert">
      {missing.words}: {missing.people.map(({ name }) => name).join(', ')}
    </Alarm>
  );
}

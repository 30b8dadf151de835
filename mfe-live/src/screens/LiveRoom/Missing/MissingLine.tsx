import { Alarm } from '../ShowMode/Line.styles';
import { type AlarmProps, useMissingNow } from './useMissingNow';

/** The banner as one line of the show mode: the number of people, and their names. */
export function MissingLine({ missing }: AlarmProps) {
  const alarm = useMissingNow(missing);
  if (!alarm) return null;
  return (
    <Alarm role="alert">
      {alarm.words}: {alarm.people.map(({ name }) => name).join(', ')}
    </Alarm>
  );
}

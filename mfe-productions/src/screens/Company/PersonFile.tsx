import { Button } from '@standby/shared-ui';
import { useCollection } from '@standby/collections/screens';
import type { Schedule } from '../../data/schedule';
import type { Notes } from '../../data/show-notes';
import type { SignIns } from '../../data/sign-ins';
import type { Person } from '../../domain/person';
import { storedAbout } from '../../domain/person-file';

interface PersonFileProps {
  readonly person: Person;
  readonly schedule: Schedule;
  readonly signIns: SignIns;
  readonly notes: Notes;
}

type List<T> =
  | { readonly state: 'ready'; readonly items: readonly T[] }
  | { readonly state: string };

const itemsOf = <T,>(list: List<T>): readonly T[] => ('items' in list ? list.items : []);

/** Offers the stored data about a person as a file, which the person may request. */
export function PersonFile({ person, schedule, signIns, notes }: PersonFileProps) {
  const lists = {
    entries: itemsOf(useCollection(schedule).list),
    signIns: itemsOf(useCollection(signIns).list),
    notes: itemsOf(useCollection(notes).list),
  };
  const text = JSON.stringify(storedAbout(person, lists), undefined, 2);
  return (
    <div>
      <Button
        as="a"
        size="small"
        href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
        download={`person-${person.id}.json`}
      >
        Download stored data
      </Button>
    </div>
  );
}

import { useState } from 'react';
import { Button, CheckboxGroup, Row, SearchField, Stack } from '@standby/shared-ui';
import { departmentsOf, searchPeople } from '../../../domain/company';
import type { Person } from '../../../domain/person';
import * as S from './Entry.styles';

interface PeopleCalledProps {
  readonly people: readonly Person[];
  /** Ids of the chosen people. */
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Largest number of listed people; a longer search term finds the others. */
const LISTED_MAX = 60;

const labelOf = ({ name, position }: Person): string => (position ? `${name}, ${position}` : name);

/** Field that chooses people of the company: one by one from a search, or a whole department. */
export function PeopleCalled({ people, chosen, onChange }: PeopleCalledProps) {
  const [search, setSearch] = useState('');
  const departments = departmentsOf(people);
  const sorted = departments.flatMap((department) => department.people);
  const found = searchPeople(sorted, search);
  const listed = found.slice(0, LISTED_MAX);
  const isChosen = new Set(chosen);
  const count = people.filter(({ id }) => isChosen.has(id)).length;
  const more = found.length - listed.length;

  const handleListed = (ids: readonly string[]): void => {
    const seen = new Set(listed.map(({ id }) => id));
    onChange([...chosen.filter((id) => !seen.has(id)), ...ids]);
  };

  const handleDepartment = (members: readonly Person[]): void => {
    const ids = members.map(({ id }) => id);
    const isWhole = ids.every((id) => isChosen.has(id));
    const others = chosen.filter((id) => !ids.includes(id));
    onChange(isWhole ? others : [...others, ...ids]);
  };

  if (people.length === 0) return <p>The company of this show has no people yet.</p>;
  return (
    <Stack $gap={4}>
      <Row $gap={2} role="group" aria-label="Whole departments">
        {departments.map(({ name, people: members }) => (
          <Button
            key={name}
            size="small"
            aria-pressed={members.every(({ id }) => isChosen.has(id))}
            onClick={() => handleDepartment(members)}
          >
            {name}
          </Button>
        ))}
      </Row>
      <SearchField label="Search people" value={search} onChange={setSearch} />
      <S.Choices>
        <CheckboxGroup
          legend={`People called (${count} of ${people.length})`}
          hint={more > 0 ? `${more} more: search for them.` : undefined}
          options={listed.map((person) => ({ value: person.id, label: labelOf(person) }))}
          value={chosen}
          onChange={handleListed}
        />
      </S.Choices>
    </Stack>
  );
}

import { Mail, Phone } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@standby/shared-ui';
import type { CardOptions } from '@standby/collections/screens';
import { telOf } from '@standby/contracts';
import { isolateDirection, truncateForList } from '@standby/shared-ui/text';
import { emailsOf, NO_DEPARTMENT, phonesOf, type Person } from '../../domain/person';
import * as S from './PersonCard.styles';

interface PersonCardProps extends Pick<CardOptions<Person>, 'onManage'> {
  readonly person: Person;
  /** Names of the person's understudies and covers, as one text. */
  readonly coveredBy: string;
}

function Confidential({ notes, emergencyName, emergencyPhone }: Person) {
  return (
    <S.Confidential>
      <summary>For stage management</summary>
      {emergencyPhone && (
        <p>
          Emergency contact: {emergencyName} <a href={telOf(emergencyPhone)}>{emergencyPhone}</a>
        </p>
      )}
      {notes && <p>{notes}</p>}
    </S.Confidential>
  );
}

function Contact(person: Person) {
  return (
    <S.Contact>
      {phonesOf(person).map((phone) => (
        <a key={phone} href={telOf(phone)}>
          <Phone strokeWidth={1.5} aria-hidden />
          {phone}
        </a>
      ))}
      {emailsOf(person).map((email) => (
        <a key={email} href={`mailto:${email}`}>
          <Mail strokeWidth={1.5} aria-hidden />
          {email}
        </a>
      ))}
    </S.Contact>
  );
}

/** Card of a person. Memoised, so that a keystroke in the search renders only new cards. */
export const PersonCard = memo(function PersonCard(props: PersonCardProps) {
  const { person, coveredBy, onManage } = props;
  const { pronouns, position, department, covers, languages, memberId } = person;
  const name = truncateForList(person.name);
  const hasConfidential = person.notes !== '' || person.emergencyPhone !== '';
  return (
    <S.Root
      aria-label={name}
      header={
        <>
          <S.Name>
            {name} {pronouns && <span>{truncateForList(pronouns)}</span>}
          </S.Name>
          {position && <S.Position>{truncateForList(position)}</S.Position>}
        </>
      }
      footer={
        <>
          <S.Department>{truncateForList(department) || NO_DEPARTMENT}</S.Department>
          {onManage && (
            <S.Actions>
              <Button
                size="small"
                variant="ghost"
                aria-label={`Manage ${isolateDirection(name)}`}
                aria-haspopup="dialog"
                onClick={({ currentTarget }) => onManage(person, currentTarget)}
              >
                Manage
              </Button>
            </S.Actions>
          )}
        </>
      }
    >
      <S.Facts>
        <Contact {...person} />
        {covers.length > 0 && <p>Covers {truncateForList(covers.join(', '))}</p>}
        {coveredBy && <p>Covered by {truncateForList(coveredBy)}</p>}
        {languages && <p>Speaks {truncateForList(languages)}</p>}
        {memberId && <p>Has an account</p>}
        {hasConfidential && <Confidential {...person} />}
      </S.Facts>
    </S.Root>
  );
});

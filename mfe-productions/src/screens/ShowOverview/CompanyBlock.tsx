import { Link } from 'react-router-dom';
import { useCollection } from '@standby/collections/screens';
import { companyPath } from '@standby/contracts';
import { truncateForList } from '@standby/shared-ui/text';
import { peopleOf as storedPeopleOf, type People } from '../../data/people';
import { leadersOf } from '../../domain/company';
import { Block } from './Block';
import * as S from './ShowOverview.styles';

export interface CompanyBlockProps {
  readonly showId: string;
  readonly peopleOf?: ((showId: string) => People) | undefined;
}

/** Block with the leaders of the show, the size of the company, and a link to everybody. */
export function CompanyBlock({ showId, peopleOf = storedPeopleOf }: CompanyBlockProps) {
  const { list } = useCollection(peopleOf(showId));
  const company = list.state === 'ready' ? list.items : [];
  const words = company.length === 1 ? '1 person' : `${company.length} people`;
  return (
    <Block title="Company">
      <S.Facts>
        {leadersOf(company).map(({ id, name, position }) => (
          <div key={id}>
            <dt>{truncateForList(position)}</dt>
            <dd>{truncateForList(name)}</dd>
          </div>
        ))}
      </S.Facts>
      <p>
        <Link to={companyPath(showId)}>
          {company.length === 0 ? 'Open the company' : `All ${words}`}
        </Link>
      </p>
    </Block>
  );
}

import { memo, type ReactNode } from 'react';
import { SearchField, Select } from '@standby/shared-ui';
import { useListAddress, type Sorts } from '../useListAddress';
import type { SearchText } from '../useSearchText';
import * as S from './CollectionList.styles';
import type { ListRules } from './list-rules';

/** The menu of sorts, memoised because it does not change while a person types a search. */
const SortBy = memo(function SortBy({ sorts }: { readonly sorts: Sorts<never> }) {
  const { query, replace } = useListAddress(sorts);
  return (
    <Select
      label="Sort by"
      labelInside
      options={sorts}
      value={query.sort}
      onChange={(sort) => replace({ sort })}
    />
  );
});

interface ListToolbarProps<T> {
  readonly rules: Pick<ListRules<T>, 'noun' | 'sorts'>;
  readonly text: SearchText;
  readonly tools: ReactNode;
  /** Whether the list has a menu of sorts. */
  readonly hasSort?: boolean;
  readonly onSearchFocus?: () => void;
}

/** Shows search and sort above a list. */
export function ListToolbar<T>(props: ListToolbarProps<T>) {
  const { rules, text, tools, hasSort = true, onSearchFocus } = props;
  return (
    <S.Bar data-sorts={hasSort}>
      <SearchField
        label={`Search ${rules.noun.many}`}
        value={text.typed}
        onChange={text.type}
        onFocus={onSearchFocus}
        onBlur={text.settle}
      />
      <S.Tools>
        {hasSort && <SortBy sorts={rules.sorts} />}
        {tools}
      </S.Tools>
    </S.Bar>
  );
}

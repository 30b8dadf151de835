import { memo } from 'react';
import { Select } from 'shared-ui';
import { showSorts, type ShowSort } from '../../../domain/show-sorts';
import { useListAddress } from './useListAddress';

/** Memoised: it does not change while somebody types in the search. */
export const SortBy = memo(function SortBy() {
  const { query, replace } = useListAddress();
  return (
    <Select
      label="Sort by"
      labelInside
      options={showSorts}
      value={query.sort}
      onChange={(sort) => replace({ sort: sort as ShowSort })}
    />
  );
});

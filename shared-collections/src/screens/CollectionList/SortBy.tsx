import { memo } from 'react';
import { Select } from '@standby/shared-ui';
import { useListAddress, type Sorts } from '../useListAddress';

/** Memoised: it does not change while somebody types in the search. */
export const SortBy = memo(function SortBy({ sorts }: { readonly sorts: Sorts<never> }) {
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

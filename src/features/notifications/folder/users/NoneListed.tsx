import { TABLE_TEXTS } from '@/components/table/texts';

interface Props {
  hasFilter: boolean;
  query: { isFetching: boolean; currentData?: readonly unknown[] };
  onRetry: () => void;
}

/** Replaces an empty list: says why it is empty. It has the list's height. */
export const NoneListed = (props: Props) => (
  <div className="found-list none-listed meta" role="status">
    <Reason {...props} />
  </div>
);

function Reason({ hasFilter, query: { isFetching, currentData }, onRetry }: Props) {
  if (!hasFilter) return 'Choose a filter to find users.';
  if (isFetching) return TABLE_TEXTS.loading;
  if (currentData) return currentData.length === 0 ? 'No users found' : 'Nothing matches the search.';
  return (
    <>
      The users could not be loaded.
      <button type="button" className="link" onClick={onRetry}>
        Try again
      </button>
    </>
  );
}

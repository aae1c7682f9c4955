import { useAsked, type Query } from '@/screen/useAsked';
import { NO_LIST } from '@/services/http/decodeRows';
import { type Dependents } from './GoesWith';

/** Of lists with the options `ASKED`: whether the question is held up while they are read, and what of a list goes with something. */
export function useDependents(queries: readonly Query[]) {
  const { isHeld, isSure, isAwaited } = useAsked(queries);
  /** Of the rows those that `pick` gives a title. */
  const dependentsOf = <Row>(
    one: string,
    query: Query<readonly Row[]>,
    pick: (row: Row) => string | null,
  ): Dependents => ({
    one,
    titles: isAwaited(query)
      ? undefined
      : (query.data !== NO_LIST && query.data?.flatMap((row) => pick(row) ?? [])) || null,
    isAtLeast: !isSure(query),
  });
  return { isHeld, dependentsOf };
}

import { keptList } from './keptList';
import { type KeptName } from './kinds';
import { useKeptList } from './useKeptList';

/** One thing to know of each person in this browser, such as that they saw the tour: any item says so. */
export const keptMark = (name: KeptName) =>
  keptList(name, ({ at }: Partial<{ at: number }>) => (typeof at === 'number' ? { at } : null));

type KeptMark = ReturnType<typeof keptMark>;

/** The mark that is set now. */
export const setMark = () => [{ at: Date.now() }];

/** Whether it is set for the person who is signed in, and what sets and unsets it. */
export function useKeptMark(mark: KeptMark) {
  const [items, write] = useKeptList(mark);
  return [items.length > 0, (isSet: boolean) => write(isSet ? setMark() : [])] as const;
}

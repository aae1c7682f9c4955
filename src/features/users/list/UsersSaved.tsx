import { useSelector } from 'react-redux';
import { read } from '@/lib/slots';
import { type Saved } from '@/screen/saved/savedState';
import { SavedPlace } from '@/screen/saved/SavedPlace';
import { fullName } from '@/services/names';
import { usersIndex } from './usersIndex';
import { useFiltering, userFilter } from './userFilter';
import { selectList } from './usersListSlice';
import { pageOf, type FoundUsers } from './usersRows';

/** The view that finds all users. */
export const everybody = () =>
  Object.assign(
    { view: 'list', tab: 'all', search: '' },
    ...read(userFilter).map((filter) => filter.everybody),
  ) as object;

/** Where the saved user is: on a page of what is found now, else on one of all users. */
export function UsersSaved({ saved, found }: { saved: Saved; found: FoundUsers }) {
  const { view, sort, page: shown, size } = useSelector(selectList);
  const { isUnreadShown } = useFiltering();
  const position = found.users.findIndex(({ id }) => id === saved.id);
  const user = found.users[position];
  const pageIn = ({ positions }: FoundUsers) => Math.floor(positions.indexOf(position) / size) + 1;
  if (!user) return <SavedPlace place={undefined} />;
  const here = pageIn(found);
  const isFound = here > 0 && view === 'list' && !isUnreadShown;
  const page = isFound ? here : pageIn(usersIndex(found.users).find({ tab: 'all', search: '', sort }));
  const place = {
    name: fullName(user) || user.email,
    isShown: isFound && here === pageOf(found, shown, size).current,
    kind: 'page',
    title: isFound ? `page ${page}` : `page ${page} of all users`,
    view: isFound ? { page } : { ...everybody(), page },
  } as const;
  return <SavedPlace place={place} />;
}

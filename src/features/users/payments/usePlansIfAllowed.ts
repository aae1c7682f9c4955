import { useSelector } from 'react-redux';
import { plansApi } from '@/services/plans';
import { mayOpen } from '@/services/session/access';
import { selectUser } from '@/services/session/sessionState';

/** The plans; undefined until they are loaded, and for a person without the permission for them. */
export function usePlansIfAllowed() {
  const user = useSelector(selectUser);
  const isAllowed = user !== null && mayOpen(user, { module: 'Plans' });
  return plansApi.useListPlansQuery(undefined, { skip: !isAllowed }).data;
}

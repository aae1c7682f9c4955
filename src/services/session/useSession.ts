import { useSelector } from 'react-redux';
import { mayOpen } from './access';
import { type Module } from './modules';
import { selectUser } from './sessionState';

/** The id of the signed-in person, whose is what this browser keeps; `''` for nobody. */
export const useOwner = () => useSelector(selectUser)?.id ?? '';

/** Whether the signed-in person may open what belongs to a module. */
export function useMayOpen(module: Module) {
  const user = useSelector(selectUser);
  return user !== null && mayOpen(user, { module });
}

import { read, slot } from '@/lib/slots';

/** A hook that names what is shown of the list around, and of its table; undefined if that has no name. */
export const viewName = slot<(table?: string) => string | undefined>('viewName');

const useNone = () => undefined;

/** What the person calls what is shown of the list around. */
export function useViewName(table?: string) {
  const [useName = useNone] = read(viewName);
  return useName(table);
}

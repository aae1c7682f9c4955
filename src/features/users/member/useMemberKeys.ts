import { useEffect, useEffectEvent, type RefObject } from 'react';

export interface Turns {
  next: () => void;
  previous: () => void;
}

/** Where letters are typed, or choose from a menu. */
const TYPING = 'input:not([type=checkbox]), select, textarea, [contenteditable], [role=menu] *';

/** `j` and `k` turn to the next and the previous person. They rest while one types or a dialog stands above the sheet. */
export function useMemberKeys(sheet: RefObject<HTMLElement | null>, { next, previous }: Turns) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || sheet.current?.closest('[inert]')) return;
    if (target instanceof Element && target.matches(TYPING)) return;
    if (key === 'j') next();
    else if (key === 'k') previous();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

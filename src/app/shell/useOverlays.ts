import { useLayoutEffect, useState } from 'react';
import { isField, isOff, setLetterKeys } from '@/components/keys/useKeyMap';
import { notifyError } from '@/components/notify/notify';
import { type SessionUser } from '@/services/session/session';
import { useKeptMark } from '@/screen/kept/keptMark';
import { useAppRouter } from '@/screen/navigation/routerContext';
import { lettersOff } from '@/screen/shell/lettersOff';
import { shellOverlays, type Overlay } from '@/screen/shell/overlays';
import { pageKeys } from '@/screen/shell/pageKeys';
import { read } from '@/lib/slots';
import { mayOpen } from '@/services/session/access';
import { SCREENS } from '../sections';

const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null;

/**
 * Opens overlays, also by their keys, such as Ctrl or Cmd with K, and handles what else keys do on every screen. They are
 * ignored while a dialog is open, and those of one letter while the person types in a field, or where they are turned off.
 * What was pressed before the shell was there opens the palette as well (src/boot/boot.ts).
 */
export function useOverlays(user: SessionUser | null) {
  const router = useAppRouter();
  const [areLettersOff] = useKeptMark(lettersOff);
  useLayoutEffect(() => setLetterKeys(!areLettersOff), [areLettersOff]);
  const [open, setOpen] = useState<Overlay | null>(null);
  /** What was typed into an overlay that takes it before it was rendered; null while none is open. */
  const [typed, setTyped] = useState<string | null>(null);
  const isAwaited = typed !== null && !open?.takesTyping;

  const show = (what: Overlay) => {
    setTyped(what.takesTyping ? '' : null);
    what.component.load().then(
      () => setOpen(what),
      () => {
        setTyped(null);
        notifyError(what.failure);
      },
    );
  };
  const close = () => {
    setTyped(null);
    setOpen(null);
  };

  // Before the first paint, so that no key is lost that is pressed as soon as the screen is there.
  useLayoutEffect(() => {
    if (!user) return undefined;
    const navigate = (path: string) => void router.navigate(path);
    const onKey = (event: KeyboardEvent) => {
      if (isDialogOpen() || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      const overlay = read(shellOverlays).find((each) => each.key === (isCommand ? `Ctrl ${key}` : key));
      if (isField(event.target) && !isAwaited && !(isCommand && overlay)) return;
      if (isAwaited) {
        if (isCommand || key.length > 1) return;
        setTyped((text) => text + event.key);
        return event.preventDefault();
      }
      if (!isCommand && isOff(event.key)) return;
      const page = { sections: SCREENS.filter((section) => mayOpen(user, section)), navigate };
      const isTaken = read(pageKeys).some((takes) => takes(event, page));
      if (!isTaken && overlay) show(overlay);
      if (isTaken || overlay) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    const { dataset } = document.documentElement;
    if ('palette' in dataset) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    delete dataset.palette;
    return () => document.removeEventListener('keydown', onKey);
  }, [user, router, isAwaited]);

  return { open, typed: typed ?? '', show, close };
}

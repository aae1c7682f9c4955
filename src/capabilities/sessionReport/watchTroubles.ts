import { onWarning } from '@/services/http/log';
import { toReport, type Trouble } from '@/capabilities/troubleReports/api';
import { type Notes } from './notes';

/** The name of a script or a sheet of the build, without its hash. */
const chunkOf = (address: string) => /\/(?:js|css)\/([\w-]+)\./.exec(address)?.[1];

const TONES = ['success', 'error', 'info'];

/**
 * Notes crashes, code that could not be fetched and messages, until it is aborted. Returns what watches the place of the
 * messages, which comes and goes with the shell.
 */
export function watchTroubles(notes: Notes, signal: AbortSignal) {
  const hear = (trouble: Trouble) => {
    const told = toReport(trouble);
    if (told?.kind !== 'crash' && told?.kind !== 'error' && told?.kind !== 'rejection') return;
    const { name = '', frames = [] } = told;
    notes.add(() => ({ kind: 'crashed', name, frames }));
  };

  const onError = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)) {
      if (event instanceof ErrorEvent) hear(event);
      return;
    }
    const chunk = chunkOf(target instanceof HTMLLinkElement ? target.href : target.src);
    if (chunk) notes.add(() => ({ kind: 'chunkFailed', chunk }));
  };

  const onMessage = (changes: MutationRecord[]) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const tone = TONES.find((each) => added instanceof Element && added.matches(`.Toastify__toast--${each}`));
      if (tone) notes.add(() => ({ kind: 'told', tone }));
    }
  };
  const messages = new MutationObserver(onMessage);

  // The log has no end to hearing; what it tells of after the recorder has ended goes nowhere.
  onWarning(hear);
  window.addEventListener('error', onError, { capture: true, signal });
  window.addEventListener('unhandledrejection', hear, { signal });
  signal.addEventListener('abort', () => messages.disconnect());
  return () => {
    const place = document.querySelector('.toast-place');
    if (place) messages.observe(place, { childList: true, subtree: true });
  };
}

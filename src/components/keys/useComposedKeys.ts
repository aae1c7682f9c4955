import { useEffect } from 'react';

/** Whether a key belongs to a word that an input method composes. Safari says so by the code alone, as the word has ended by then. */
const isComposed = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229;

const keep = (event: KeyboardEvent) => {
  if (isComposed(event)) event.stopImmediatePropagation();
};

/**
 * Keeps the keys of an input method from every other handler of the page: its Enter ends a word and its Esc drops one,
 * and neither sends, chooses, adds or closes anything. What is typed arrives as input all the same.
 */
export function useComposedKeys() {
  useEffect(() => {
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, []);
}

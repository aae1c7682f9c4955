import { virtual } from '@guidepup/virtual-screen-reader';

/** The reader says of a state also that it is not so; readers that people use do not. */
const UNSAID = /, (?:not (?:disabled|busy|selected|checked|pressed|expanded)|position \d+, set size \d+)/g;

/** It asks for the content of pseudo-elements, which jsdom has none of and complains about. */
const NO_STYLE = document.createElement('i').style;

const real = window.getComputedStyle.bind(window);

function withoutPseudoElements() {
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => (pseudo ? NO_STYLE : real(element)));
}

/** What a button that is pressed becomes until there is an answer. */
export const PRESSED = 'button, Please wait..., busy, disabled';

/** What people hear: without what is no word, as of a live region that is emptied. */
const heard = (phrases: readonly string[]) =>
  phrases
    .map((phrase) => phrase.replace(UNSAID, ''))
    .filter((phrase) => !/^(?:(?:polite|assertive): ?|status|(?:end of )?paragraph)$/.test(phrase));

/**
 * Listens to the page as a person does who hears it: `said` are the phrases since the last time, of what took the focus and of
 * live regions. A test calls `listen` when the page is there.
 */
export async function listen() {
  withoutPseudoElements();
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  return async () => {
    const phrases = await virtual.spokenPhraseLog();
    await virtual.clearSpokenPhraseLog();
    return heard(phrases);
  };
}

/** Goes through an element from its start to its end, as with the arrow keys. */
export async function read(container: Element) {
  withoutPseudoElements();
  await virtual.stop();
  await virtual.start({ container });
  const first = await virtual.lastSpokenPhrase();
  do await virtual.next();
  while ((await virtual.lastSpokenPhrase()) !== `end of ${first}`);
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return heard(phrases[0] === phrases[1] ? phrases.slice(1) : phrases);
}

afterEach(() => virtual.stop());

import { type Outcome, type Trial } from './finding';

/** How long a file may take, in milliseconds; after that nothing is said of it. */
const PATIENCE_MS = 20_000;

/** Starts loading a file; the element's size is known once it has loaded. */
function start(url: string, isFilm: boolean, onEnd: (outcome: Outcome) => void) {
  const dead = () => onEnd({ isDead: true });
  if (isFilm) {
    const film = document.createElement('video');
    film.preload = 'metadata';
    film.muted = true;
    film.onloadedmetadata = () => onEnd({ isDead: false, width: film.videoWidth, height: film.videoHeight });
    film.onerror = dead;
    film.src = url;
    return () => film.removeAttribute('src');
  }
  const picture = new Image();
  picture.onload = () => onEnd({ isDead: false, width: picture.naturalWidth, height: picture.naturalHeight });
  picture.onerror = dead;
  picture.src = url;
  return () => picture.removeAttribute('src');
}

/** Loads a picture, or what a film begins with, as a page would show it. Null if there was no answer in time. */
export const tryMedia = ({ url, isFilm }: Pick<Trial, 'url' | 'isFilm'>, signal: AbortSignal) =>
  new Promise<Outcome | null>((resolve) => {
    const end = (outcome: Outcome | null) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      resolve(outcome);
    };
    const giveUp = () => {
      end(null);
      stop();
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    signal.addEventListener('abort', giveUp);
    const stop = start(url, isFilm, end);
  });

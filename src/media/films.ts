/** The films that the panel takes and shows, by the ending of their name, with the type to serve them as. */
export const FILM_TYPES = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mov': 'video/quicktime',
  '.m4v': 'video/mp4',
};

export const FILM_ENDINGS = Object.keys(FILM_TYPES);

/** The end of a name, or what stands there before a query or a fragment. */
const ENDING = /\.(?:mp4|webm|mov|m4v)(?=$|[?#])/i;

/**
 * Whether what is stored under that name, or stands at that address, is shown as a film. `.mp4` counts wherever it
 * stands in the name. Files are known by it too, for a film may come without a type, or with a wrong one.
 */
export const isFilm = (name: string) => ENDING.test(name.trim()) || name.toLowerCase().includes('.mp4');

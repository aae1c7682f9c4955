/** The video formats that the panel accepts and plays: the extension of the name, and the media type. */
export const FILM_TYPES = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mov': 'video/quicktime',
  '.m4v': 'video/mp4',
};

export const FILM_ENDINGS = Object.keys(FILM_TYPES);

/** The extension of a name, which a query or a fragment may follow. */
const ENDING = /\.(?:mp4|webm|mov|m4v)(?=$|[?#])/i;

/**
 * Whether the file with this name or address is played as a film. `.mp4` counts anywhere in the name. Chosen files are
 * recognised by their name too, because their media type may be missing or wrong.
 */
export const isFilm = (name: string) => ENDING.test(name.trim()) || name.toLowerCase().includes('.mp4');

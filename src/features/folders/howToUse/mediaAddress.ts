/** Whether the media is an address on the web, not the name of a stored file. */
export const isAddress = (media: string) => /^https?:\/\//i.test(media.trim());

const PICTURE = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|webp)(?=$|[?#])/i;

/** Whether the media is an address that is not that of a picture: of a film, or of a page that shows one. */
export const isFilmAddress = (media: string) => isAddress(media) && !PICTURE.test(media.trim());

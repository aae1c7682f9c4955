import { FILM_ENDINGS } from '@/media/films';

/** The file types that upload boxes accept. */
export const IMAGES = { 'image/*': [] };

/** By extension only: stored videos are recognised by it, and the media type of a file may be missing or wrong. */
export const VIDEOS = { 'video/*': FILM_ENDINGS };

export const IMAGES_AND_VIDEOS = { ...IMAGES, ...VIDEOS };

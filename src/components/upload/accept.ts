import { FILM_ENDINGS } from '@/media/films';

/** What upload boxes take. */
export const IMAGES = { 'image/*': [] };

/** By ending alone: that is what a stored film is known by, and a film may come without a type, or with a wrong one. */
export const VIDEOS = { 'video/*': FILM_ENDINGS };

export const IMAGES_AND_VIDEOS = { ...IMAGES, ...VIDEOS };

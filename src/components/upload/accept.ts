/** What upload boxes take. */
export const IMAGES = { 'image/*': [] };

/** By type or by ending, for a film may come without a type, or with one that is none of a film's. */
export const VIDEOS = { 'video/*': ['.mp4', '.webm', '.mov', '.m4v'] };

export const IMAGES_AND_VIDEOS = { ...IMAGES, ...VIDEOS };

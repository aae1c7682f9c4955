/** What the pictures' upload boxes take. */
export const IMAGES = { 'image/*': [] };

import { type Accept } from 'react-dropzone';

const takes = (accept: Accept, kind: string) => Object.keys(accept).includes(kind);

/** What a box accepts, as text. */
export function thingFor(accept: Accept): string {
  const things = [takes(accept, 'image/*') && 'an image', takes(accept, 'video/*') && 'a video'].filter(Boolean);
  return things.join(' or ') || 'a file';
}

/** Videos may be larger than other files. */
export const maxBytesFor = (accept: Accept) => (takes(accept, 'video/*') ? 200_000_000 : 10_000_000);

/** Pictures as iPhones keep them; by their name too, as few systems know the type. */
export const isHeic = ({ name, type }: { name?: string; type?: string }) =>
  /\.hei[cf]$/i.test(name ?? '') || /^image\/hei[cf]/.test(type ?? '');

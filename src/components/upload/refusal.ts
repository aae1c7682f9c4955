import { type Accept } from 'react-dropzone';
import { isFilm } from '@/media/films';
import { formatBytes } from '../format/number';
import { contentOf } from './pictureContent';

const HEIC_ADVICE =
  'Most browsers cannot show HEIC pictures. Share it from the iPhone as JPEG, or set there: Settings > Camera > Formats > Most Compatible.';

/** Pictures as iPhones keep them; by their name too, as few systems know the type. */
const isHeic = ({ name, type }: File) => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type);

export const takes = (accept: Accept, kind: 'image/*' | 'video/*') => kind in accept;

/** That a file is of no type that a field takes, with advice for an iPhone's picture. */
export const typeRefusal = (file: File, isOfIphone = isHeic(file)) =>
  `This file type is not accepted: ${file.name}${isOfIphone ? `. ${HEIC_ADVICE}` : ''}`;

/** What speaks against a picture once one looks into it. */
async function contentRefusal(file: File): Promise<string | undefined> {
  const content = contentOf(new Uint8Array(await file.arrayBuffer()));
  if (content === 'heic' || isHeic(file)) return typeRefusal(file, true);
  if (content === 'none') return `This file is not a picture, or none that browsers show: ${file.name}`;
  return content === 'cut' ? `This picture is not whole, its end is missing: ${file.name}` : undefined;
}

/**
 * Why a field does not take a file, as a sentence; undefined where it does. Films are known by their names and may be
 * larger; pictures are known by what they hold.
 */
export async function refusalOf(file: File, accept: Accept): Promise<string | undefined> {
  const { name, size } = file;
  const isVideo = isFilm(name);
  if (isVideo ? !takes(accept, 'video/*') : takes(accept, 'video/*') && !takes(accept, 'image/*'))
    return typeRefusal(file);
  const most = isVideo ? 200_000_000 : 10_000_000;
  if (size === 0) return `This file is empty: ${name}`;
  if (size > most) return `This file is too large: ${name} (max ${formatBytes(most)})`;
  if (isVideo || !takes(accept, 'image/*')) return undefined;
  return contentRefusal(file).catch(() => `This file could not be read: ${name}`);
}

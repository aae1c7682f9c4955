import { Film } from '@/components/media/Film';
import { MediaThumb } from '@/components/media/MediaThumb';
import { isFilm } from '@/media/films';
import { mediaUrl } from '@/services/media/media';

interface Props {
  media: string;
  /** The accessible name. */
  name: string;
}

/** A film, if the media's file name is that of one, else a picture. */
export function ContentMedia({ media, name }: Props) {
  const url = mediaUrl(media);
  return isFilm(media) ? <Film url={url} name={name} /> : <MediaThumb url={url} alt={name} className="media-contain" />;
}

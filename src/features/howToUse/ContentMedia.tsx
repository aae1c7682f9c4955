import { Film } from '@/components/media/Film';
import { MediaThumb } from '@/components/media/MediaThumb';
import { mediaUrl } from '@/services/media/media';
import { isFilm } from './howToUseView';

interface Props {
  media: string;
  /** What is shown. */
  name: string;
}

/** §2: a film where the media's name contains `.mp4`, else a picture. */
export function ContentMedia({ media, name }: Props) {
  const url = mediaUrl(media);
  return isFilm(media) ? <Film url={url} name={name} /> : <MediaThumb url={url} alt={name} className="media-contain" />;
}

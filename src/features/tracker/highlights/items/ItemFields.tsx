import { FilmPlayer } from '@/components/upload/FilmPlayer';
import { useState } from 'react';
import { FigureField } from '@/components/form/FigureField';
import { Hinted } from '@/components/form/Hinted';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { useFormValue } from '@/components/form/useFormValue';
import { IMAGES_AND_VIDEOS } from '@/components/upload/accept';
import { readAs } from '@/lib/readFigure';
import { type HighlightItem } from '@/services/highlights';
import { mediaUrl } from '@/services/media/media';
import { toDuration, type ItemValues } from './itemForm';

/** The fields of an item; `item` is the stored one, if there is one. */
export function ItemFields({ item }: { item?: HighlightItem }) {
  const { value: duration, setValue: setDuration } = useFormValue<ItemValues['duration']>('duration');
  const [ofFilm, setOfFilm] = useState<string>();
  const url = item && mediaUrl(item.media);
  const fillIn = (seconds: number) => {
    if (duration.trim() && duration !== ofFilm) return; // somebody typed it
    setOfFilm(toDuration(seconds));
    setDuration(toDuration(seconds));
  };
  return (
    <>
      <UploadField
        name="media"
        label="Media"
        accept={IMAGES_AND_VIDEOS}
        shape={4 / 3}
        currentUrl={url}
        isCurrentVideo={item?.isVideo}
        player={(file) => <FilmPlayer file={file} storedUrl={item?.isVideo ? url : null} onLength={fillIn} />}
      />
      <TextField name="caption" label="Caption" autoComplete="off" />
      <Hinted
        names={['duration']}
        hintOf={(values: ItemValues) => {
          const text = values.duration === ofFilm ? 'The length of the film.' : readAs(values.duration);
          return text ? { text } : null;
        }}
      >
        <FigureField name="duration" label="Duration" unit="seconds" />
      </Hinted>
    </>
  );
}

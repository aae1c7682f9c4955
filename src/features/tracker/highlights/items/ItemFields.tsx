import { FigureField } from '@/components/form/FigureField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { IMAGES_AND_VIDEOS } from '@/components/upload/accept';
import { type HighlightItem } from '@/services/highlights';
import { mediaUrl } from '@/services/media/media';

/** The fields of an item; `item` is the stored one, if there is one. */
export function ItemFields({ item }: { item?: HighlightItem }) {
  return (
    <>
      <UploadField
        name="media"
        label="Media"
        accept={IMAGES_AND_VIDEOS}
        currentUrl={item && mediaUrl(item.media)}
        isCurrentVideo={item?.isVideo}
      />
      <TextField name="caption" label="Caption" autoComplete="off" />
      <FigureField name="duration" label="Duration" unit="seconds" />
    </>
  );
}

import { type Accept } from 'react-dropzone';
import { isFilm } from '@/media/films';
import { FieldError } from '../form/FieldError';
import { Film } from '../media/Film';
import { FilePlayer } from './FilePlayer';
import { thingFor } from './kinds';
import { RemoveFile } from './RemoveFile';
import { UploadContent } from './UploadContent';
import { useUploadInput } from './useUploadInput';

interface Props {
  /** Id of the file input, for a label outside of the box. */
  id: string;
  file: File | null;
  onChange: (file: File | null) => void;
  accept: Accept;
  /** The picture or video stored so far, shown until another is chosen. */
  currentUrl?: string | null;
  isCurrentVideo?: boolean;
  isInvalid?: boolean;
  /** Ids of a hint or an error beside the box. */
  describedBy?: string;
}

/** Takes one file, dropped, pasted or chosen; another one replaces it. */
export function UploadBox(props: Props) {
  const { id, file, onChange, accept, currentUrl, isCurrentVideo = false, isInvalid, describedBy } = props;
  const { box, input, focusInput, rejection, rejectionId } = useUploadInput({
    id,
    accept,
    isMultiple: false,
    isInvalid,
    describedBy,
    onFiles: ([chosen]) => onChange(chosen!),
  });

  const remove = () => {
    onChange(null);
    focusInput();
  };
  return (
    <div>
      <div {...box(file || currentUrl ? 'preview' : 'upload')}>
        <UploadContent file={file} thing={thingFor(accept)} currentUrl={currentUrl} isCurrentVideo={isCurrentVideo} />
        <input {...input} />
        {file && <RemoveFile name={file.name} onRemove={remove} />}
      </div>
      {file && isFilm(file.name) && <FilePlayer file={file} />}
      {!file && isCurrentVideo && currentUrl && <Film url={currentUrl} name="current video" />}
      <div role="status">
        <FieldError id={rejectionId} text={rejection} />
      </div>
    </div>
  );
}

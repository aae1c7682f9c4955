import { type Accept } from 'react-dropzone';
import { useCallback, useState } from 'react';
import { isFilm } from '@/media/films';
import { FieldError } from '../form/FieldError';
import { Film } from '../media/Film';
import { thingFor } from './kinds';
import { RemoveFile } from './RemoveFile';
import { UploadContent } from './UploadContent';
import { useUploadInput } from './useUploadInput';

interface Props {
  /** Id of the file input, for a label outside of the box. */
  id: string;
  name?: string;
  file: File | null;
  onChange: (file: File | null) => void;
  accept: Accept;
  /** The picture or video stored so far, shown until another is chosen. */
  currentUrl?: string | null;
  isCurrentVideo?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  /** Ids of a hint or an error beside the box. */
  describedBy?: string;
}

/** Takes one file, dropped, pasted or chosen; another one replaces it. */
export function UploadBox(props: Props) {
  const {
    id,
    name,
    file,
    onChange,
    accept,
    currentUrl,
    isCurrentVideo = false,
    isRequired,
    isInvalid,
    describedBy,
  } = props;
  const { box, input, focusInput, rejection, rejectionId } = useUploadInput({
    id,
    name,
    accept,
    isMultiple: false,
    isRequired,
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

/** Plays the chosen video before it is uploaded. */
function FilePlayer({ file }: { file: File }) {
  const [failed, setFailed] = useState<File | null>(null);
  const showFile = useCallback(
    (player: HTMLVideoElement) => {
      const url = URL.createObjectURL(file);
      player.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (failed === file) return <p className="form-text">This video cannot be shown here; it can still be saved.</p>;
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- a file just chosen has no captions
    <video
      ref={showFile}
      className="upload-film"
      aria-label={`Preview of ${file.name}`}
      controls
      preload="metadata"
      onError={() => setFailed(file)}
    />
  );
}

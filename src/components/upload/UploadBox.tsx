import { useId, useState, type MouseEvent } from 'react';
import { useDropzone, type Accept } from 'react-dropzone';
import { XLg } from 'react-bootstrap-icons';
import { FieldError } from '../form/FieldError';
import { Film } from '../media/Film';
import { FilePlayer } from './FilePlayer';
import { isFilm, maxBytesFor, thingFor } from './kinds';
import { rejectionText } from './rejectionText';
import { UploadFace } from './UploadFace';

interface Props {
  /** Id of the file input, which a label outside names. */
  id: string;
  file: File | null;
  onChange: (file: File | null) => void;
  /** Media types and endings, such as `{ 'image/*': [] }`. */
  accept: Accept;
  /** The picture or video stored so far, shown until another is chosen. */
  currentUrl?: string | null;
  isCurrentVideo?: boolean;
  isInvalid?: boolean;
  /** Ids of a hint or an error beside the box. */
  describedBy?: string;
}

/**
 * One file, dropped, pasted or chosen. The file input lies over the whole box, so it is a real field: it has a label,
 * takes the focus, opens by keyboard, and can be pressed again to choose another.
 */
export function UploadBox(props: Props) {
  const { id, file, onChange, accept, currentUrl, isCurrentVideo = false, isInvalid, describedBy } = props;
  const maxBytes = maxBytesFor(accept);
  const rejectionId = useId();
  const [rejection, setRejection] = useState<string>();
  const { getRootProps, getInputProps, inputRef, isDragActive } = useDropzone({
    accept,
    minSize: 1,
    maxSize: maxBytes,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: ([accepted], [rejected]) => {
      setRejection(rejected && rejectionText(rejected, maxBytes));
      if (accepted) onChange(accepted);
    },
  });

  const remove = () => {
    onChange(null);
    inputRef.current.focus();
  };
  const input = getInputProps({
    id,
    style: {},
    tabIndex: 0,
    className: isInvalid ? 'is-invalid' : '',
    'aria-label': undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': [describedBy, rejection && rejectionId].filter(Boolean).join(' ') || undefined,
    // The same file, removed and chosen again, must count as a change.
    onClick: (event: MouseEvent<HTMLInputElement>) => (event.currentTarget.value = ''),
  });
  const shape = file || currentUrl ? 'preview' : 'upload';
  return (
    <div>
      <div {...getRootProps({ className: `upload-box ${shape} ${isDragActive ? 'is-over' : ''}` })}>
        <UploadFace file={file} thing={thingFor(accept)} currentUrl={currentUrl} isCurrentVideo={isCurrentVideo} />
        <input {...input} />
        {file && (
          <button
            type="button"
            className="btn btn-quiet btn-icon btn-sm push"
            aria-label={`Remove ${file.name}`}
            onClick={remove}
          >
            <XLg aria-hidden />
          </button>
        )}
      </div>
      {file && isFilm(file) && <FilePlayer file={file} />}
      {!file && isCurrentVideo && currentUrl && <Film url={currentUrl} name="current video" />}
      <div role="status">
        <FieldError id={rejectionId} text={rejection} />
      </div>
    </div>
  );
}

import { useId, useState, type MouseEvent } from 'react';
import { useDropzone, type Accept } from 'react-dropzone';
import { maxBytesFor } from './kinds';
import { rejectionText } from './rejectionText';

interface Options {
  /** Id of the file input, which a label outside names. */
  id: string;
  /** Media types and endings, such as `{ 'image/*': [] }`. */
  accept: Accept;
  isMultiple: boolean;
  isInvalid?: boolean;
  /** Ids of a hint or an error beside the box. */
  describedBy?: string;
  /** Called with what was dropped, pasted or chosen and may be taken. */
  onFiles: (files: File[]) => void;
}

/**
 * A file input that lies over its whole box, so that it is a real field: it has a label, takes the focus, opens by
 * keyboard, and can be pressed again to choose another. `rejection` says why a file was not taken.
 */
export function useUploadInput({ id, accept, isMultiple, isInvalid, describedBy, onFiles }: Options) {
  const rejectionId = useId();
  const [rejection, setRejection] = useState<string>();
  const maxBytes = maxBytesFor(accept);
  const { getRootProps, getInputProps, inputRef, isDragActive } = useDropzone({
    accept,
    minSize: 1,
    maxSize: maxBytes,
    multiple: isMultiple,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, [rejected]) => {
      setRejection(rejected && rejectionText(rejected, maxBytes));
      if (accepted.length > 0) onFiles(accepted);
    },
  });
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
  return {
    box: (shape: 'preview' | 'upload') =>
      getRootProps({ className: `upload-box ${shape} ${isDragActive ? 'is-over' : ''}` }),
    input,
    focusInput: () => inputRef.current.focus(),
    rejection,
    rejectionId,
  };
}

import { useId, useState, type MouseEvent } from 'react';
import { useDropzone, type Accept, type FileRejection } from 'react-dropzone';
import { type FieldControl } from '../form/useFormField';
import { formatBytes } from '../format/number';

interface Options {
  name: string;
  control: FieldControl;
  /** Media types and endings, such as `{ 'image/*': [] }`. */
  accept: Accept;
  isMultiple: boolean;
  /** Called with the accepted files that were dropped, pasted or chosen. */
  onFiles: (files: File[]) => void;
}

/**
 * A transparent file input over the whole box, so that it is a real field: it has a label, takes the focus, and opens
 * by keyboard or a click, also to choose another file. `rejection` is why a file was rejected.
 */
export function useUploadInput({ name, control, accept, isMultiple, onFiles }: Options) {
  const rejectionId = useId();
  const [rejection, setRejection] = useState<string>();
  const maxBytes = maxBytesFor(accept);
  const { getRootProps, getInputProps, inputRef, isDragActive } = useDropzone({
    accept,
    minSize: 1,
    maxSize: maxBytes,
    multiple: isMultiple,
    validator: (file) => (isHeic(file) ? { code: 'heic', message: '' } : null),
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, [rejected]) => {
      setRejection(rejected && rejectionText(rejected, maxBytes));
      if (accepted.length > 0) onFiles(accepted);
    },
  });
  const input = getInputProps({
    ...control,
    name,
    style: {},
    tabIndex: 0,
    className: control['aria-invalid'] ? 'is-invalid' : '',
    'aria-label': undefined,
    required: control['aria-required'],
    'aria-required': undefined, // which a file input does not take
    'aria-describedby': [control['aria-describedby'], rejection && rejectionId].filter(Boolean).join(' ') || undefined,
    // Otherwise choosing a removed file again would not fire `change`.
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

const HEIC_ADVICE =
  'Most browsers cannot show HEIC pictures. Share it from the iPhone as JPEG, or set there: Settings > Camera > Formats > Most Compatible.';

/** Why a file was rejected, as text. */
function rejectionText({ file, errors }: FileRejection, maxBytes: number): string {
  const codes = errors.map((error) => error.code);
  if (codes.includes('too-many-files')) return 'Only one file can be added.';
  if (codes.includes('file-too-small')) return `This file is empty: ${file.name}`;
  if (codes.includes('file-too-large')) return `This file is too large: ${file.name} (max ${formatBytes(maxBytes)})`;
  const text = `This file type is not accepted: ${file.name}`;
  return isHeic(file) ? `${text}. ${HEIC_ADVICE}` : text;
}

const takes = (accept: Accept, kind: string) => Object.keys(accept).includes(kind);

/** What a box accepts, as text. */
export function thingFor(accept: Accept): string {
  const things = [takes(accept, 'image/*') && 'an image', takes(accept, 'video/*') && 'a video'].filter(Boolean);
  return things.join(' or ') || 'a file';
}

/** Videos may be larger than other files. */
const maxBytesFor = (accept: Accept) => (takes(accept, 'video/*') ? 200_000_000 : 10_000_000);

/** Pictures as iPhones keep them; by their name too, as few systems know the type. */
const isHeic = ({ name, type }: { name?: string; type?: string }) =>
  /\.hei[cf]$/i.test(name ?? '') || /^image\/hei[cf]/.test(type ?? '');

import { useEffect, useId, useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useDropzone, type Accept, type FileRejection } from 'react-dropzone';
import { type FieldControl } from '../form/useFormField';
import { refusalOf, takes, typeRefusal } from './refusal';

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
 * by keyboard or a click, also to choose another file. `rejection` is why files were rejected, a line for each.
 */
export function useUploadInput({ name, control, accept, isMultiple, onFiles }: Options) {
  const rejectionId = useId();
  const [rejection, setRejection] = useState<string>();
  /** That of the last rendering: files are looked into before they are taken. */
  const take = useRef(onFiles);
  useLayoutEffect(() => {
    take.current = onFiles;
  });
  const judge = async (files: readonly File[], rejected: readonly FileRejection[]) => {
    const judged = await Promise.all(files.map(async (file) => ({ file, refusal: await refusalOf(file, accept) })));
    const texts = [...rejected.map(rejectionText), ...judged.flatMap(({ refusal }) => refusal ?? [])];
    setRejection([...new Set(texts)].join('\n'));
    const taken = judged.filter(({ refusal }) => refusal === undefined).map(({ file }) => file);
    if (taken.length > 0) take.current(taken);
  };
  const { getRootProps, getInputProps, rootRef, inputRef, isDragActive } = useDropzone({
    accept,
    multiple: isMultiple,
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDrop: (accepted, rejected) => void judge(accepted, rejected),
  });
  usePastedFiles(rootRef, inputRef);
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

/** Firefox tells of a paste where the text was selected last, wherever the focus is: what counts is whether that is in the box. */
function usePastedFiles(box: RefObject<HTMLElement | null>, input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const choose = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (!files?.length || !input.current || !box.current?.contains(document.activeElement)) return;
      event.preventDefault();
      input.current.files = files;
      input.current.dispatchEvent(new Event('change', { bubbles: true }));
    };
    document.addEventListener('paste', choose);
    return () => document.removeEventListener('paste', choose);
  }, [box, input]);
}

const rejectionText = ({ file, errors }: FileRejection) =>
  errors.some(({ code }) => code === 'too-many-files') ? 'Only one file can be added.' : typeRefusal(file);

/** What a box accepts, as text. */
export function thingFor(accept: Accept): string {
  const things = [takes(accept, 'image/*') && 'an image', takes(accept, 'video/*') && 'a video'].filter(Boolean);
  return things.join(' or ') || 'a file';
}

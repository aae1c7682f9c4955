import { Image } from 'react-bootstrap-icons';
import { FieldError } from '../form/fieldParts';
import { type FieldControl } from '../form/useFormField';
import { MediaThumb } from '../media/MediaThumb';
import { useReplaced } from '../media/replaced';
import { FilePreview, RemoveFile } from './FilePreview';
import { IMAGES } from './accept';
import { ChosenFile, type Shape } from './uploadTools';
import { useUploadInput } from './useUploadInput';

export interface ImagesBoxProps {
  name: string;
  control: FieldControl;
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** How the panel shows them, for which they are prepared. */
  shape: Shape;
  /** The picture stored so far, shown until others are chosen. */
  currentUrl?: string | null;
  /** The label of each chosen picture, if stored ones are shown beside them. */
  badge?: string;
}

const keys = new WeakMap<File, string>();
let count = 0;

/** Of this very file, so that one keeps what was adjusted when another is removed. */
function keyOf(file: File) {
  if (!keys.has(file)) keys.set(file, `${(count += 1)}`);
  return keys.get(file)!;
}

/** Takes several pictures, dropped, pasted or chosen, together or one after another, and keeps their order. */
export function ImagesBox({ name, control, files, onChange, shape, currentUrl, badge }: ImagesBoxProps) {
  const { box, input, focusInput, rejection, rejectionId } = useUploadInput({
    name,
    control,
    accept: IMAGES,
    isMultiple: true,
    onFiles: (chosen) => onChange([...files, ...chosen]),
  });
  useReplaced(currentUrl, files.length > 0);
  const remove = (file: File) => {
    onChange(files.filter((other) => other !== file));
    focusInput();
  };
  const isCurrentShown = Boolean(currentUrl) && files.length === 0;
  return (
    <div>
      <div {...box(isCurrentShown ? 'preview' : 'upload')}>
        {isCurrentShown ? <MediaThumb url={currentUrl!} alt="Current picture" /> : <Image aria-hidden />}
        <span>
          Drop images here or <b>choose {isCurrentShown || files.length > 0 ? 'others' : 'files'}</b>
        </span>
        <input {...input} />
      </div>
      {files.length > 0 && (
        <ul className="chosen-images" aria-label="Chosen images">
          {files.map((file) => (
            <ChosenImage key={keyOf(file)} file={file} shape={shape} badge={badge} onRemove={() => remove(file)} />
          ))}
        </ul>
      )}
      <div role="status">
        <FieldError id={rejectionId} text={rejection} />
      </div>
    </div>
  );
}

interface ChosenImageProps extends Pick<ImagesBoxProps, 'shape' | 'badge'> {
  file: File;
  onRemove: () => void;
}

/** One of several chosen pictures. */
function ChosenImage({ file, shape, badge, onRemove }: ChosenImageProps) {
  return (
    <ChosenFile file={file} shape={shape}>
      {({ file: shown, told, button, below }) => (
        <li>
          <div className="preview">
            <FilePreview file={shown ?? file} told={told} />
            {badge && <span className="chip push">{badge}</span>}
            {button}
            <RemoveFile name={file.name} onRemove={onRemove} />
          </div>
          {below}
        </li>
      )}
    </ChosenFile>
  );
}

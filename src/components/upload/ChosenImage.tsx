import { FilePreview } from './FilePreview';
import { AdjustButton, PictureTools } from './picture/PictureTools';
import { usePicture, type Shape } from './picture/usePicture';
import { RemoveFile } from './RemoveFile';

interface Props {
  file: File;
  shape: Shape;
  badge: string | undefined;
  onRemove: () => void;
}

/** One of several chosen pictures. */
export function ChosenImage({ file, shape, badge, onRemove }: Props) {
  const picture = usePicture(file, shape);
  return (
    <li>
      <div className="preview">
        <FilePreview file={picture?.sent ?? file} told={picture?.told} />
        {badge && <span className="chip push">{badge}</span>}
        {picture && <AdjustButton picture={picture} />}
        <RemoveFile name={file.name} onRemove={onRemove} />
      </div>
      {picture && <PictureTools picture={picture} shape={shape} />}
    </li>
  );
}

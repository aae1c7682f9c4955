import { useEffect, useState } from 'react';
import { ArrowClockwise, ArrowCounterclockwise } from 'react-bootstrap-icons';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { AS_IT_IS, type Crop, type Edit } from './layOut';
import sheet from './picture.late.scss';
import { prepare } from './prepare';

interface Props {
  file: File;
  /** The shape of the crop, width by height; any without one. */
  shape: number | undefined;
  edit: Edit;
  onEdit: (edit: Edit) => void;
  onClose: () => void;
}

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

const toPercent = ({ x, y, width, height }: Crop): PercentCrop => ({
  unit: '%',
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
});

/** All of the picture is no crop. */
function toCrop({ x, y, width, height }: PercentCrop): Crop | null {
  if (width < 0.5 || height < 0.5 || (width > 99.9 && height > 99.9)) return null;
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
}

/** The largest part of that shape, in the middle. */
const middle = (shape: number | undefined, { naturalWidth: width, naturalHeight: height }: HTMLImageElement) =>
  shape ? centerCrop(makeAspectCrop({ unit: '%', width: 100 }, shape, width, height), width, height) : WHOLE;

/** The frame is no narrower, in CSS pixels: its corners would lie upon each other. */
const LEAST_WIDTH = 48;

/** Turns and crops a picture. Whatever the frame holds is what is sent. */
export function AdjustPicture({ file, shape, edit, onEdit, onClose }: Props) {
  useLateSheet(sheet);
  const { turns } = edit;
  const [shown, setShown] = useState<{ url: string; turns: Edit['turns'] } | null>(null);
  const [frame, setFrame] = useState<PercentCrop | undefined>(edit.crop ? toPercent(edit.crop) : undefined);

  useEffect(() => {
    let url: string | undefined;
    let isWanted = true;
    void prepare(file, { turns, crop: null }).then((turned) => {
      if (!isWanted) return;
      url = URL.createObjectURL(turned.file);
      setShown({ url, turns });
    });
    return () => {
      isWanted = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [file, turns]);

  const turn = (by: 1 | 3) => {
    setFrame(undefined);
    onEdit({ turns: ((turns + by) % 4) as Edit['turns'], crop: null });
  };
  const startFrame = (image: HTMLImageElement) => {
    if (frame) return;
    const next = middle(shape, image);
    setFrame(next);
    if (shape) onEdit({ turns, crop: toCrop(next) });
  };
  const leaveAsItIs = () => {
    onEdit(AS_IT_IS);
    onClose();
  };
  return (
    <div ref={bringIntoView} className="picture-tools" role="group" aria-label={`Adjust ${file.name}`}>
      <div className="picture-stage">
        {shown && (
          <ReactCrop
            crop={frame}
            aspect={shape}
            disabled={shown.turns !== turns}
            minWidth={LEAST_WIDTH}
            keepSelection
            ruleOfThirds
            ariaLabels={LABELS}
            onChange={(_, percent) => setFrame(percent)}
            onComplete={(_, percent) => onEdit({ turns, crop: toCrop(percent) })}
          >
            <img src={shown.url} alt="" onLoad={({ currentTarget }) => startFrame(currentTarget)} />
          </ReactCrop>
        )}
      </div>
      <div className="picture-acts">
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => turn(3)}>
          <ArrowCounterclockwise aria-hidden />
          Rotate left
        </button>
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => turn(1)}>
          <ArrowClockwise aria-hidden />
          Rotate right
        </button>
        <button type="button" className="btn btn-quiet btn-sm push" onClick={leaveAsItIs}>
          Use as it is
        </button>
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onClose}>
          Done
        </button>
      </div>
    </div>
  );
}

/** Else they might open below what a dialog shows. */
const bringIntoView = (tools: HTMLElement | null) => tools?.scrollIntoView({ block: 'nearest' });

const corner = (where: string) => `Size of the crop by its ${where}: arrow keys`;

const LABELS = {
  cropArea: 'Place of the crop: arrow keys',
  nwDragHandle: corner('upper left corner'),
  nDragHandle: corner('upper edge'),
  neDragHandle: corner('upper right corner'),
  eDragHandle: corner('right edge'),
  seDragHandle: corner('lower right corner'),
  sDragHandle: corner('lower edge'),
  swDragHandle: corner('lower left corner'),
  wDragHandle: corner('left edge'),
};

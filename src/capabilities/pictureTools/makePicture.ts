import { readFacts } from './facts';
import { layOut, type Edit } from './layOut';

export interface PictureRequest {
  file: File;
  edit: Edit;
}

/** Why a picture stays as it was chosen. */
type Problem = 'unreadable' | 'huge' | 'moving' | 'failed';

export interface PictureReply {
  /** Null where the file is best sent as it is, or has to be: then `problem` tells why. */
  blob: Blob | null;
  /** Of what is sent, in pixels; null where nobody looked. */
  size: { width: number; height: number } | null;
  hadLocation: boolean;
  problem?: Problem;
}

/** Four bytes for each are needed to decode a picture. */
const MOST_PIXELS = 100_000_000;

const QUALITY = 0.85;

/** Coding a picture anew costs some of its quality, which is worth a tenth of its bytes, not less. */
const WORTH_IT = 0.9;

/**
 * Turns, crops and scales a JPEG, PNG or WebP picture, and leaves out all that its file tells beside the picture, where it
 * was taken for one. An animation stays as it is, and so does a picture that nobody changed, that has no location and
 * would not get smaller.
 */
export async function makePicture({ file, edit }: PictureRequest): Promise<PictureReply> {
  const facts = readFacts(new Uint8Array(await file.arrayBuffer()));
  if (!facts) return { blob: null, size: null, hadLocation: false, problem: 'unreadable' };
  const { type, isAnimated, hasLocation: hadLocation } = facts;
  const asItIs = { blob: null, size: null, hadLocation };
  if (isAnimated) return hadLocation ? { ...asItIs, problem: 'moving' } : asItIs;
  if (facts.width * facts.height > MOST_PIXELS) return { ...asItIs, problem: 'huge' };
  try {
    // It comes upright by default; Safari before 17.2 refuses to be asked for that.
    const bitmap = await createImageBitmap(file);
    const whole = { width: bitmap.width, height: bitmap.height };
    const { width, height, transform } = layOut(whole, edit);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!;
    context.imageSmoothingQuality = 'high';
    context.setTransform(...transform);
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type, quality: QUALITY });
    const isUnchanged = edit.turns === 0 && !edit.crop && !hadLocation;
    if (isUnchanged && blob.size > file.size * WORTH_IT) return { ...asItIs, size: whole };
    return { blob, size: { width, height }, hadLocation };
  } catch {
    return { ...asItIs, problem: 'unreadable' };
  }
}

interface Picked {
  type: string;
  bytes: number;
}

const SIDE = 64;

/** A picture that can be read, for one of which only kind and size are known. */
function drawPicture(type: string) {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#888';
  pen.fillRect(0, 0, SIDE, SIDE);
  return new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!), type));
}

async function standInFile({ type, bytes }: Picked, place: number) {
  const picture = type.startsWith('image/') ? await drawPicture(type) : new Blob();
  const filling = new Uint8Array(Math.max(0, bytes - picture.size));
  const ending = type.split('/')[1] ?? 'bin';
  return new File([picture, filling], `file-${place + 1}.${ending}`, { type });
}

/** Files of the same kind and size as those that were picked. */
export const standInFiles = (picked: readonly Picked[]) => Promise.all(picked.map(standInFile));

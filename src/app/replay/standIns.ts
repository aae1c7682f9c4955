import { type Of } from '../sessionReport/format';

/** `xxxx-xxxxx-xxx` as an address of mail, `xxxxx---xxxxxxx-xxx` as one of the web: as long, and a form takes it. */
const asMail = (text: string) => text.replace('-', '@').replaceAll('-', '.');
const asLink = (text: string) => text.replace(/^x+---/, 'https://').replaceAll('-', '.');

const isLink = (field: Element) =>
  field.getAttribute('type') === 'url' || /link|url|address/i.test(field.getAttribute('name') ?? '');

/**
 * What is typed into a field for what somebody typed: the stand-in of the report, in the form that the field takes. The
 * report has no signs, so those that a mail or an address needs are put back.
 */
export function asTyped(field: Element, standIn: string): string {
  const type = field.getAttribute('type') ?? 'text';
  if (type === 'email') return asMail(standIn);
  if (type === 'date') return standIn && new Date().toISOString().slice(0, 10);
  if (type === 'time') return standIn && '00:00';
  if (type === 'number') return standIn.replace(/(?<=0)-(?=0)/, '.');
  return isLink(field) ? asLink(standIn) : standIn;
}

type Picked = Of<'picked'>['files'][number];

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

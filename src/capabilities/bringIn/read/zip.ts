import { decoded } from './encodings';

/** Why a file of an archive is not unpacked; `large` is one that has more than was asked for at most. */
export type NotUnpacked = 'damaged' | 'large' | 'encrypted' | 'packedOtherwise';

type Unpacked = Uint8Array<ArrayBuffer> | NotUnpacked;

/** A file in an archive. */
export interface Entry {
  name: string;
  read: (most: number) => Promise<Unpacked>;
}

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end has a comment of up to 64 kB behind it, and that of ZIP64 stands before it, told by its locator. */
const END_LENGTH = 22;
const LOCATOR = 0x07064b50;
const LOCATOR_LENGTH = 20;
const TAIL = END_LENGTH + 0xffff + LOCATOR_LENGTH;
const END_64 = 0x06064b50;
const END_64_LENGTH = 56;
/** The id of the field with what does not go into 32 bits, and what stands there instead. */
const FIELD_64 = 1;
const ELSEWHERE = 0xffffffff;
const LOCAL_LENGTH = 30;
const ENTRY_LENGTH = 46;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

const viewOf = async (blob: Blob, start: number, end: number) =>
  new DataView(await blob.slice(start, end).arrayBuffer());

/** Unpacks until there is more than may be: an archive of a few bytes can become gigabytes. */
async function inflate(packed: Uint8Array<ArrayBuffer>, most: number, format: CompressionFormat): Promise<Unpacked> {
  const stream = new DecompressionStream(format);
  const writer = stream.writable.getWriter();
  // Its failure is that of the reader too.
  writer
    .write(packed)
    .then(() => writer.close())
    .catch(() => {});
  const reader = stream.readable.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > most) {
      await reader.cancel().catch(() => {});
      return 'large';
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

interface Stored {
  method: number;
  flags: number;
  size: number;
  offset: number;
}

async function readEntry(archive: Blob, { method, flags, size, offset }: Stored, most: number): Promise<Unpacked> {
  if (flags & ENCRYPTED) return 'encrypted';
  if (method !== STORED && method !== DEFLATED) return 'packedOtherwise';
  if (offset + size > archive.size) return 'damaged';
  if (method === STORED && size > most) return 'large';
  const local = await viewOf(archive, offset, offset + LOCAL_LENGTH);
  if (local.byteLength < LOCAL_LENGTH || local.getUint32(0, true) !== LOCAL) return 'damaged';
  const start = offset + LOCAL_LENGTH + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = new Uint8Array(await archive.slice(start, start + size).arrayBuffer());
  if (packed.length < size) return 'damaged';
  return method === STORED ? packed : inflate(packed, most, 'deflate-raw').catch(() => 'damaged');
}

/** The one file that is packed by gzip. */
export const gzipped = (bytes: Uint8Array<ArrayBuffer>, name: string): Entry => ({
  name,
  read: (most) => inflate(bytes, most, 'gzip').catch(() => 'damaged'),
});

/** Numbers of 64 bits, as far as they are exact. */
const u64 = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/** The length and the start of the directory, by the end at `at`; null if an end of ZIP64 is said to be where none is. */
async function directoryAt(archive: Blob, tail: DataView, at: number) {
  const locator = at - LOCATOR_LENGTH;
  if (locator < 0 || tail.getUint32(locator, true) !== LOCATOR)
    return { length: tail.getUint32(at + 12, true), start: tail.getUint32(at + 16, true) };
  const start = u64(tail, locator + 8);
  const end = await viewOf(archive, start, start + END_64_LENGTH);
  if (end.byteLength < END_64_LENGTH || end.getUint32(0, true) !== END_64) return null;
  return { length: u64(end, 40), start: u64(end, 48) };
}

/** The size and the offset of an entry: those that do not go into 32 bits stand one after the other in a field of their own. */
function placeOf(directory: DataView, at: number, { buffer, byteOffset, byteLength }: Uint8Array) {
  const extra = new DataView(buffer, byteOffset, byteLength);
  let next = 0;
  while (next + 4 <= extra.byteLength && extra.getUint16(next, true) !== FIELD_64)
    next += 4 + extra.getUint16(next + 2, true);
  next += 4;
  const [, size, offset] = [24, 20, 42].map((field) => {
    const value = directory.getUint32(at + field, true);
    if (value !== ELSEWHERE || next + 8 > extra.byteLength) return value;
    next += 8;
    return u64(extra, next - 8);
  });
  return { size: size!, offset: offset! };
}

/** The files of a ZIP archive, as its directory lists them; null if it has none that can be read. Only these parts are read. */
export async function entriesOf(archive: Blob): Promise<Entry[] | null> {
  const tailStart = Math.max(0, archive.size - TAIL);
  const tail = await viewOf(archive, tailStart, archive.size);
  let end = tail.byteLength - END_LENGTH;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return null;
  const place = await directoryAt(archive, tail, end);
  if (!place) return null;
  const { start, length } = place;
  const directory = await viewOf(archive, start, Math.min(start + length, tailStart + end));
  const bytes = new Uint8Array(directory.buffer);
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_LENGTH <= directory.byteLength;) {
    if (directory.getUint32(at, true) !== DIRECTORY) return null;
    const u16 = (offset: number) => directory.getUint16(at + offset, true);
    const nameEnd = at + ENTRY_LENGTH + u16(28);
    const stored = {
      flags: u16(8),
      method: u16(10),
      ...placeOf(directory, at, bytes.subarray(nameEnd, nameEnd + u16(30))),
    };
    const name = decoded(bytes.subarray(at + ENTRY_LENGTH, nameEnd)).text;
    entries.push({ name, read: (most) => readEntry(archive, stored, most) });
    at = nameEnd + u16(30) + u16(32);
  }
  return entries.length || length === 0 ? entries : null;
}

/** The bytes of a file in an archive, or why it has none: it is damaged, or has more than was asked for at most. */
type Unpacked = Uint8Array<ArrayBuffer> | 'damaged' | 'large';

/** A file in an archive. */
export interface Entry {
  name: string;
  read: (most: number) => Promise<Unpacked>;
}

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end has a comment of up to 64 kB behind it. */
const END_LENGTH = 22;
const TAIL = END_LENGTH + 0xffff;
const LOCAL_LENGTH = 30;
const ENTRY_LENGTH = 46;
const STORED = 0;
const DEFLATED = 8;
const UTF8_NAMES = 0x800;
const ENCRYPTED = 1;

const viewOf = async (blob: Blob, start: number, end: number) =>
  new DataView(await blob.slice(start, end).arrayBuffer());

/** Unpacks until there is more than may be: an archive of a few bytes can become gigabytes. */
async function inflate(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Unpacked> {
  const stream = new DecompressionStream('deflate-raw');
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
  if (flags & ENCRYPTED) return 'damaged';
  if (method === STORED && size > most) return 'large';
  const local = await viewOf(archive, offset, offset + LOCAL_LENGTH);
  if (local.byteLength < LOCAL_LENGTH || local.getUint32(0, true) !== LOCAL) return 'damaged';
  const start = offset + LOCAL_LENGTH + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = new Uint8Array(await archive.slice(start, start + size).arrayBuffer());
  if (packed.length < size) return 'damaged';
  if (method === STORED) return packed;
  return method === DEFLATED ? inflate(packed, most).catch(() => 'damaged') : 'damaged';
}

/** The files of a ZIP archive, as its directory lists them; null if it has none that can be read. Only these parts are read. */
export async function entriesOf(archive: Blob): Promise<Entry[] | null> {
  const tailStart = Math.max(0, archive.size - TAIL);
  const tail = await viewOf(archive, tailStart, archive.size);
  let end = tail.byteLength - END_LENGTH;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return null;
  const length = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  const directory = await viewOf(archive, start, Math.min(start + length, tailStart + end));
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_LENGTH <= directory.byteLength;) {
    if (directory.getUint32(at, true) !== DIRECTORY) return null;
    const u16 = (offset: number) => directory.getUint16(at + offset, true);
    const u32 = (offset: number) => directory.getUint32(at + offset, true);
    const stored = { flags: u16(8), method: u16(10), size: u32(20), offset: u32(42) };
    const nameEnd = Math.min(at + ENTRY_LENGTH + u16(28), directory.byteLength);
    const bytes = new Uint8Array(directory.buffer, at + ENTRY_LENGTH, nameEnd - at - ENTRY_LENGTH);
    const name = new TextDecoder(stored.flags & UTF8_NAMES ? 'utf-8' : 'windows-1252').decode(bytes);
    entries.push({ name, read: (most) => readEntry(archive, stored, most) });
    at += ENTRY_LENGTH + u16(28) + u16(30) + u16(32);
  }
  return entries.length || length === 0 ? entries : null;
}

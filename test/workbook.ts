import { inflateRawSync } from 'node:zlib';

/** The files of a ZIP archive, as its directory at the end lists them. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let entry = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(entry) === 0x02014b50) {
    const isPacked = archive.readUInt16LE(entry + 10) === 8;
    const size = archive.readUInt32LE(entry + 20);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) => archive.readUInt16LE(entry + at));
    const name = archive.toString('utf8', entry + 46, entry + 46 + nameLength!);
    const local = archive.readUInt32LE(entry + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + size);
    files.set(name, (isPacked ? inflateRawSync(content) : content).toString('utf8'));
    entry += 46 + nameLength! + extraLength! + commentLength!;
  }
  return files;
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const plain = (text: string) =>
  text
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_whole, hex?: string, decimal?: string, name?: string) =>
      name ? ENTITIES[name]! : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/_x([\da-f]{4})_/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + Number.parseInt(letter, 36) - 9, 0);

function valueOf(attributes: string, content: string): string | number {
  const [, text] = /^<is><t[^>]*>(.*)<\/t><\/is>$/s.exec(content) ?? [];
  if (attributes.includes(' t="inlineStr"') && text !== undefined) return plain(text);
  const [, number] = /^<v>(.*)<\/v>$/.exec(content) ?? [];
  if (!attributes.includes(' t=') && number !== undefined) return Number(number);
  throw new Error(`neither a text nor a number: ${content}`);
}

/**
 * The cells of a workbook's only sheet, row by row, each row as long as the first: texts and numbers, `''` where there is
 * no cell. Anything else, a formula for one, is an error.
 */
export function readSheet(workbook: Buffer): (string | number)[][] {
  const xml = unzip(workbook).get('xl/worksheets/sheet1.xml')!;
  const lines = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>|<row [^>]*\/>/gs)].map(([, row = '']) => {
    const line: (string | number)[] = [];
    for (const [, letters, attributes, content] of row.matchAll(/<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gs))
      line[columnOf(letters!) - 1] = valueOf(attributes!, content!);
    return line;
  });
  return lines.map((line) => Array.from(lines[0]!, (_, column) => line[column] ?? ''));
}

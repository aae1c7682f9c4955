import { truncateSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { test } from '@playwright/test';

const bytesOf = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function crc32(bytes: Buffer) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([bytesOf(data.length), body, bytesOf(crc32(body))]);
}

/** A violet square, as a screenshot of a receipt would come. */
function square(side: number) {
  const header = Buffer.concat([bytesOf(side), bytesOf(side), Buffer.from([8, 2, 0, 0, 0])]);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, Buffer.from([0x7c, 0x5c, 0xbf]))]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(side).fill(line)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const RECEIPT = { name: 'receipt.png', mimeType: 'image/png', buffer: square(48) };

export const EXCEL = {
  name: 'new users.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from('PK\x03\x04'),
};

export const TEXT = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };

/** The path of a file of 30 MB, which as a buffer would take seconds on its way to the browser. */
export function makeTooLarge() {
  const path = test.info().outputPath('huge.png');
  writeFileSync(path, '');
  truncateSync(path, 30_000_000);
  return path;
}

import { readFile } from 'node:fs/promises';
import { type ServerResponse } from 'node:http';
import path from 'node:path';
import { FILM_TYPES } from '@/media/films';
import { type MemoryMedia } from './memoryMedia';

const SEED_MEDIA = path.resolve('src/mirage/media');

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  ...FILM_TYPES,
};

async function seedFile(name: string): Promise<Buffer | null> {
  const file = path.join(SEED_MEDIA, name);
  if (!file.startsWith(SEED_MEDIA + path.sep)) return null;
  return readFile(file).catch(() => null);
}

/** Sends an upload, or a seed file, or a 404; to a HEAD request Node sends no body. */
export async function serveMedia(name: string, uploads: MemoryMedia, response: ServerResponse) {
  const upload = uploads.find(name);
  const bytes = upload ? Buffer.from(await upload.arrayBuffer()) : await seedFile(name);
  if (!bytes) {
    response.writeHead(404).end();
    return;
  }
  const type = TYPES[path.extname(name).toLowerCase()] ?? (upload?.type || 'application/octet-stream');
  response
    .writeHead(200, { 'content-type': type, 'content-length': bytes.length, 'x-content-type-options': 'nosniff' })
    .end(bytes);
}

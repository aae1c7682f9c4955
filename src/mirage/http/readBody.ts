import { type IncomingMessage } from 'node:http';

/** Reads a body as Mirage's handlers expect it: FormData, or else text. */
export async function readBody(request: IncomingMessage): Promise<FormData | string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return bytes.toString('utf8');
  return new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': type },
    body: bytes,
  }).formData();
}

import { type Chosen, type Taken } from '../found';
import { isLocked, signatureOf } from './bytes';
import { gzipPieces, packedPieces } from './packedPieces';
import { type Context, DAMAGED, type Encodings, KINDS, LOCKED, MOST, type Piece, type Source, tooLong } from './piece';
import { bytesPieces, textPieces } from './textPieces';
import { vocabularyOf } from './vocabulary';

export interface SourcesRequest {
  sources: readonly Source[];
  taken: Taken;
  chosen: Chosen;
  encodings: Encodings;
}

/**
 * What the Worker answers: the pieces in the order of the sources, each with its source's place; then null. `broken` if it
 * cannot go on.
 */
export type SourcesReply = { piece: Piece; source: number } | 'broken' | null;

const PARTLY = 'This file is damaged, and only a part of it was read.';
const CHANGED = 'This file has changed since it was chosen. Choose it again.';

const HEAD_LENGTH = 64;

async function* filePieces(file: File, context: Context): AsyncGenerator<Piece> {
  const first = new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());
  const kind = signatureOf(first);
  if (kind === 'zip') yield* packedPieces(file, context);
  else if (kind && kind !== 'office' && kind !== 'gzip') yield { problem: KINDS[kind] };
  else if (file.size > MOST) yield { problem: tooLong(file.size) };
  else {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (kind === 'gzip') yield* gzipPieces(bytes, context);
    else if (kind) yield { problem: isLocked(bytes) ? LOCKED : KINDS[kind] };
    else yield* bytesPieces(bytes, context);
  }
}

/** Reads one source. Whatever is wrong with it becomes a sentence. */
async function* piecesOf(source: Source, { taken, chosen, encodings }: SourcesRequest): AsyncGenerator<Piece> {
  const from = typeof source === 'string' ? '' : source.name;
  const context = { vocabulary: vocabularyOf(taken), chosen, encodings, from };
  let hasRecords = false;
  try {
    for await (const piece of typeof source === 'string' ? textPieces(source, context) : filePieces(source, context)) {
      hasRecords ||= 'records' in piece;
      yield piece;
    }
  } catch (error) {
    const isChanged = error instanceof Error && error.name === 'NotReadableError';
    const damage = hasRecords ? PARTLY : DAMAGED;
    yield { problem: isChanged ? CHANGED : damage };
  }
}

export async function answer(request: SourcesRequest, reply: (reply: SourcesReply) => void) {
  for (const [source, given] of request.sources.entries())
    for await (const piece of piecesOf(given, request)) reply({ piece, source });
  reply(null);
}

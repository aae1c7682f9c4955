import { type Taken } from '../found';
import { type Piece, type Source } from './piece';
import { piecesOf } from './pieces';
import { type Chosen } from './table';

export interface SourcesRequest {
  sources: readonly Source[];
  taken: Taken;
  chosen: Chosen;
}

/** What the Worker answers: the pieces in the order of the sources, each with its source's place; then null. */
export type SourcesReply = { piece: Piece; source: number } | null;

export async function answer({ sources, taken, chosen }: SourcesRequest, reply: (reply: SourcesReply) => void) {
  for (const [source, given] of sources.entries())
    for await (const piece of piecesOf(given, taken, chosen)) reply({ piece, source });
  reply(null);
}

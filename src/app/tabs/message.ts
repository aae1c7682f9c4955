import { id, record } from '@/services/http/decode';
import { TAG_TYPES, type Tag, type TagType } from '@/services/http/tags';

/** A message between tabs: the invalidated tags and whose tab sent it. It never contains data or a token. */
export interface Message {
  /** The digest of the session. */
  session: string;
  tags: readonly Tag[];
}

const isTagType = (value: unknown): value is TagType => TAG_TYPES.includes(value as TagType);

/** As an object, since DevTools show the field `type` in a production build too. */
function toTag(value: unknown): Tag | null {
  if (isTagType(value)) return { type: value };
  const { type, id: key } = record(value);
  const tagId = id(key);
  return isTagType(type) && tagId !== null ? { type, id: tagId } : null;
}

/**
 * The tags of a message to this session; none for another session or for anything else. Tags that this build does not
 * have are left out, because the other tab may run another build.
 */
export function readMessage(value: unknown, ofSession: string): Tag[] {
  const { session, tags } = record(value);
  if (session !== ofSession || !Array.isArray(tags)) return [];
  return tags.map(toTag).filter((tag) => tag !== null);
}

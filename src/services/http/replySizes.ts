/** A reply of so many bytes is asked for only where somebody wants to see it. */
const SMALL = 500_000;

/** Whether the last reply to each query of this session was small, by its key in the cache; nothing of what it held. */
const known = new Map<string, boolean>();

export const noteReplySize = (key: string, reply: string) =>
  void known.set(key, reply.length < SMALL && new TextEncoder().encode(reply).length < SMALL);

/** Whether the last reply to a query was under 500 kB; undefined where none is known. */
export const wasSmall = (key: string) => known.get(key);

export const forgetReplySizes = () => known.clear();

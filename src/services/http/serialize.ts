const last = new Map<string, Promise<unknown>>();

/** Runs async functions with the same key one after another, in the order of the calls. */
export function serialize<Result>(key: string, work: () => PromiseLike<Result>): Promise<Result> {
  const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
  last.set(key, turn);
  const forget = () => {
    if (last.get(key) === turn) last.delete(key);
  };
  turn.then(forget, forget);
  return turn;
}

/** Makes the result again only if an argument is another one, so that a link and its page share what was found. */
export function remember<Args extends readonly unknown[], Result>(make: (...args: Args) => Result) {
  let known: { args: Args; result: Result } | undefined;
  return (...args: Args): Result => {
    if (!known?.args.every((arg, index) => arg === args[index])) known = { args, result: make(...args) };
    return known.result;
  };
}

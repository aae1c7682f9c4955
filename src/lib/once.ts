/** Computes a value on first use, and keeps it. */
export function once<Result>(make: () => Result) {
  let made: Result | undefined;
  return () => (made ??= make());
}

/** What `act` returns; undefined where it throws, such as at storage that is blocked or full, or at a text that is not JSON. */
export function safely<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

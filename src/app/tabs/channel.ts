/** What tells the other tabs; null in a browser that has none, or refuses it where it blocks storage. */
export function openChannel(name: string) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Calls that were refused with a 401 wait here until the person signs in again. */
let waiting: ((isRenewed: boolean) => void)[] = [];

/** Resolves to true when the same person has signed in again, to false when the session ended. */
export const sessionRenewal = () => new Promise<boolean>((resolve) => waiting.push(resolve));

export function settleRenewal(isRenewed: boolean) {
  const settled = waiting;
  waiting = [];
  settled.forEach((resolve) => resolve(isRenewed));
}

/** How many films load their first frame at a time. */
const MOST = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `begin` when it is its turn. Returns what ends the turn, or takes it out of the line. */
export function takeTurn(begin: () => void) {
  let isDone = false;
  const start = () => {
    running += 1;
    begin();
  };
  const end = () => {
    if (isDone) return;
    isDone = true;
    const place = waiting.indexOf(start);
    if (place >= 0) waiting.splice(place, 1);
    else {
      running -= 1;
      waiting.shift()?.();
    }
  };
  if (running < MOST) start();
  else waiting.push(start);
  return end;
}

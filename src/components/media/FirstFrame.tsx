import { useEffect, useRef, useState } from 'react';
import { watchNear } from '../layout/near';
import { useFreshUrl } from './replaced';

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

/** How near to the viewport a film's frame is loaded. */
const AHEAD = '200px';
/** A host that never answers must not hold up the other films. */
const PATIENCE_MS = 10_000;

/** A film's first frame, the only part that loads: when it comes near, at most two at a time. Nothing if it cannot be shown. */
export function FirstFrame({ url: stored }: { url: string }) {
  const url = useFreshUrl(stored);
  const place = useRef<HTMLSpanElement>(null);
  const endTurn = useRef(() => {});
  const [isDue, setDue] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchNear(place.current!, AHEAD, () => {
      stop();
      const end = takeTurn(() => {
        setDue(true);
        timer = setTimeout(() => endTurn.current(), PATIENCE_MS);
      });
      endTurn.current = () => {
        clearTimeout(timer);
        end();
      };
    });
    return () => {
      stop();
      endTurn.current();
    };
  }, [url]);

  const finish = () => endTurn.current();
  const fail = () => {
    finish();
    setFailed(true);
  };
  return (
    <span ref={place} className="first-film-frame" aria-hidden="true">
      {isDue && !hasFailed && (
        <video src={url} preload="metadata" muted playsInline tabIndex={-1} onLoadedData={finish} onError={fail} />
      )}
    </span>
  );
}

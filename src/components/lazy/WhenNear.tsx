import { useCallback, useState, type ReactNode } from 'react';
import { watchNear } from '../layout/near';

/** How near to the viewport it has to come. */
const AHEAD = '200px';

/** Renders its content once it comes near the viewport: what nobody scrolls to loads no code. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const place = useCallback((element: HTMLDivElement) => watchNear(element, AHEAD, () => setNear(true)), []);
  return isNear ? children : <div ref={place} />;
}

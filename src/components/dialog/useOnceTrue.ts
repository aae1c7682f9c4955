import { useState } from 'react';

/** Stays true once it was true: a dialog that waited for its lists stays open while one of them is refetched. */
export function useOnceTrue(isTrue: boolean) {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return was || isTrue;
}

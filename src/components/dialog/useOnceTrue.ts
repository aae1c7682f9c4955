import { useState } from 'react';

/** Stays true once it was: a dialog that waited for its lists does not go while one of them loads again. */
export function useOnceTrue(isTrue: boolean) {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return was || isTrue;
}

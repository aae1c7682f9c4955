import { useEffect, useState } from 'react';

/**
 * A hook that returns a component once it was wanted and its code has come. (`React.lazy` would show nothing for 300 ms
 * after its fallback.)
 */
export function late(fetchCode) {
  let known;
  return (isWanted) => {
    const [Component, setComponent] = useState(() => known);
    useEffect(() => {
      if (Component || !isWanted) return;
      void fetchCode().then((code) => {
        known = code;
        setComponent(() => code);
      });
    }, [Component, isWanted]);
    return Component;
  };
}

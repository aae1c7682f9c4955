import { use, useLayoutEffect, useRef } from 'react';
import { FormRulesContext } from './formRules';

/**
 * Chooses the only option of a required field, which is no change by the person. A field that had a value once stays
 * empty when it was emptied.
 */
export function useLoneChoice(name: string, value: string, options: readonly { value: string; isDetour?: boolean }[]) {
  const { beginWith } = use(FormRulesContext);
  const wasFilled = useRef(false);
  const [first, second] = options;
  const lone = first && !second && !first.isDetour ? first.value : undefined;
  useLayoutEffect(() => {
    if (value) wasFilled.current = true;
    else if (lone && !wasFilled.current) beginWith(name, lone);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `beginWith` is another one at each render
  }, [name, value, lone]);
}

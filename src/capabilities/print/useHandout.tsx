import { useState, type Attributes } from 'react';
import { type LazyComponent } from '@/components/lazy/lazyComponent';
import { Loaded } from '@/components/lazy/Loaded';
import { notifyError } from '@/components/notify/notify';

/** What every sheet takes, beside what is on it. */
export interface SheetProps {
  /** Runs after the browser has printed it. */
  onPrinted: () => void;
}

/**
 * Prints a sheet to hand out: `print` fetches its code, and `handout` is the sheet, which is on paper only and goes when
 * it was printed. Printing again starts anew, so that it is printed once; leaving the place that offers it gives it up.
 */
export function useHandout<Props extends SheetProps>(of: LazyComponent<Props>, props: Omit<Props, keyof SheetProps>) {
  const [turn, setTurn] = useState(0);
  const end = () => setTurn(0);
  const print = () => {
    setTurn(turn + 1);
    if (turn > 0) return;
    of.load().catch(() => {
      notifyError('The handout could not be loaded. Please try again.');
      end();
    });
  };
  const sheet = { ...props, onPrinted: end } as unknown as Props & Attributes;
  return { print, handout: turn > 0 && <Loaded key={turn} of={of} props={sheet} /> };
}

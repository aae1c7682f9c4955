import { Printer } from 'react-bootstrap-icons';
import { type LazyComponent } from '@/components/lazy/lazyComponent';
import { useHandout, type SheetProps } from './useHandout';

interface Props<Sheet extends SheetProps> {
  of: LazyComponent<Sheet>;
  props: Omit<Sheet, keyof SheetProps>;
}

/** Prints what is shown as a sheet to hand out. */
export function PrintButton<Sheet extends SheetProps>({ of, props }: Props<Sheet>) {
  const { print, handout } = useHandout(of, props);
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={print}>
        <Printer aria-hidden />
        Print
      </button>
      {handout}
    </>
  );
}

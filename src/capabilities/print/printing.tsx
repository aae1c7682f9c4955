import { Printer } from 'react-bootstrap-icons';
import { type LazyComponent } from '@/components/lazy/lazyComponent';
import { type HandoutProps } from '@/screen/handouts';
import { useHandout, type SheetProps } from './useHandout';

type UseProps<Row, Sheet> = (row: Row) => Omit<Sheet, keyof SheetProps>;

/** Prints such a row on that sheet, which shows what `useProps` makes of it. */
export const printing = <Row, Sheet extends SheetProps>(of: LazyComponent<Sheet>, useProps: UseProps<Row, Sheet>) =>
  function Printing({ row, children }: HandoutProps<Row>) {
    const { print, handout } = useHandout(of, useProps(row));
    return (
      <>
        {children(print)}
        {handout}
      </>
    );
  };

/** The button that does so. */
export function printButton<Row, Sheet extends SheetProps>(of: LazyComponent<Sheet>, useProps: UseProps<Row, Sheet>) {
  const Printing = printing(of, useProps);
  const button = (print?: () => void) => (
    <button type="button" className="btn btn-outline-secondary" onClick={print}>
      <Printer aria-hidden />
      Print
    </button>
  );
  return ({ row }: { row: Row }) => <Printing row={row}>{button}</Printing>;
}

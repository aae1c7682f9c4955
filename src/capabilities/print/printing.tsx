import { type LazyComponent } from '@/components/lazy/lazyComponent';
import { type HandoutProps } from '@/screen/handouts';
import { useHandout, type SheetProps } from './useHandout';

/** Prints such a row on that sheet, which shows what `useProps` makes of it. */
export const printing = <Row, Sheet extends SheetProps>(
  of: LazyComponent<Sheet>,
  useProps: (row: Row) => Omit<Sheet, keyof SheetProps>,
) =>
  function Printing({ row, children }: HandoutProps<Row>) {
    const { print, handout } = useHandout(of, useProps(row));
    return (
      <>
        {children(print)}
        {handout}
      </>
    );
  };

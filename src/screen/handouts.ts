import { type ReactNode } from 'react';

export interface HandoutProps<Row> {
  row: Row;
  /** What offers to print it; `print` is undefined where nothing prints. */
  children: (print?: () => void) => ReactNode;
}

/** Prints something on a sheet to hand out. */
export type Handout<Row> = (props: HandoutProps<Row>) => ReactNode;

export const NoHandout = ({ children }: HandoutProps<unknown>) => children();

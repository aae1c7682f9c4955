import { type ComponentType, type ReactNode } from 'react';
import { OrAlone } from '../error/OrAlone';
import { read, slot } from '@/lib/slots';

/** How the panel shows a picture: the width of its frame by the height, or the whole of it, whatever its shape. */
export type Shape = number | 'whole';

interface Shown {
  /** What is shown as chosen. */
  file: File | null;
  /** Shown in place of its size. */
  told?: string;
  /** Beside the file. */
  button?: ReactNode;
  /** Below it. */
  below?: ReactNode;
}

export interface UploadToolProps {
  /** The chosen file. */
  file: File | null;
  /** How it will be shown; without one it is sent as it was chosen. */
  shape?: Shape;
  children: (shown: Shown) => ReactNode;
}

/** What may be done with a chosen file before it is sent. */
export const uploadTools = slot<ComponentType<UploadToolProps>>('uploadTools');

/** A chosen file, with its tools if there are any. */
export function ChosenFile(props: UploadToolProps) {
  const [Tool] = read(uploadTools);
  return <OrAlone of={Tool} props={props} alone={() => props.children({ file: props.file })} />;
}

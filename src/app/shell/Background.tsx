import { AllOf } from '@/components/error/AllOf';
import { type Show } from '@/screen/shell/overlays';
import { backgroundComponents } from '@/screen/shell/standby';
import { read } from '@/lib/slots';

/** What goes on while somebody is signed in, and is not seen. */
export const Background = ({ onShow }: { onShow: Show }) => (
  <AllOf of={read(backgroundComponents)} props={{ onShow }} />
);

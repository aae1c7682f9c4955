import { whenWrong, type Show } from './overlays';
import { read } from '@/lib/slots';

interface Props {
  className: string;
  onShow: Show;
}

/** Buttons for what is offered where something went wrong. */
export const WhenWrong = ({ className, onShow }: Props) =>
  read(whenWrong).map(({ label, opens }) => (
    <button key={label} type="button" className={className} onClick={() => onShow(opens)}>
      {label}
    </button>
  ));

/** Asks whether something went wrong, if there is an offer then. */
export const AskWhetherWrong = ({ className, onShow }: Props) =>
  read(whenWrong).length > 0 && (
    <p className={className}>
      Did something go wrong? <WhenWrong className="link" onShow={onShow} />
    </p>
  );

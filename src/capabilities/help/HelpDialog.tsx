import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { Dialog } from '@/components/dialog/Dialog';
import { FormCheck } from '@/components/form/FormCheck';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { useKeptMark } from '@/screen/kept/keptMark';
import { canonical } from '@/screen/navigation/appRouter';
import { sectionHelp, type Shortcuts } from '@/screen/help';
import { type Section } from '@/screen/section';
import { lettersOff } from '@/screen/shell/lettersOff';
import { type Show } from '@/screen/shell/overlays';
import { AskWhetherWrong } from '@/screen/shell/WhenWrong';
import { selectUser } from '@/services/session/sessionState';
import { mayOpen } from '@/services/session/access';
import { read } from '@/lib/slots';
import { SECTIONS } from './sections';
import sheet from './help.late.scss';

const EVERYWHERE: Shortcuts = [
  [['Ctrl', 'K'], 'Command palette (⌘ K on a Mac)'],
  [['/'], 'Search box'],
  [['?'], 'This help'],
  [['Esc'], 'Close what is open'],
];

interface Props {
  sections: readonly Section[];
  onClose: () => void;
  onShow: Show;
}

/** What the shown section is for, what may surprise there, and the keys; of the sections, only those that this person may open. */
export function HelpDialog({ sections, onClose, onShow }: Props) {
  useLateSheet(sheet);
  const user = useSelector(selectUser);
  const path = canonical(useLocation().pathname);
  const here = sections.find((section) => section.path === path);
  const help = [SECTIONS[path] ?? {}, ...read(sectionHelp, path)];
  const keys = help.flatMap((part) => part.keys ?? []);
  const open = sections.filter((section) => user && mayOpen(user, section));
  return (
    <Dialog title={here ? `Help: ${here.label}` : 'Help'} onClose={onClose}>
      {here && (
        <div className="help">
          <p>{help.flatMap(({ purpose }) => purpose ?? []).join(' ')}</p>
          <ul>
            {help
              .flatMap(({ rules }) => rules ?? [])
              .map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
          </ul>
        </div>
      )}
      {keys.length > 0 && <Keys title="Keys on this screen" keys={keys} />}
      <Keys title="Keys everywhere" keys={EVERYWHERE} />
      <Keys title="Go to" keys={open.map(({ key, label }) => [['g', key], label])} />
      <LetterKeys />
      <AskWhetherWrong className="help-foot meta" onShow={onShow} />
    </Dialog>
  );
}

/** Turns keys of one letter off and on. */
function LetterKeys() {
  const [areOff, turnOff] = useKeptMark(lettersOff);
  return (
    <FormCheck className="form-check" checked={!areOff} onChange={({ target }) => turnOff(!target.checked)}>
      <span className="form-check-label">
        One-letter keys
        <span className="meta d-block">
          They rest while you type in a field. Help is in the command palette too (Ctrl K), to turn them on again.
        </span>
      </span>
    </FormCheck>
  );
}

const Keys = ({ title, keys: all }: { title: string; keys: Shortcuts }) => (
  <section className="keys">
    <h3>{title}</h3>
    <dl>
      {all.map(([keys, what]) => (
        <div key={what}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </section>
);

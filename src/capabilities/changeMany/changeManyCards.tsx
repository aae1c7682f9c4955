import { fillAt } from '@/lib/slots';
import { underHead } from '@/screen/list/listTools';
import { cardTools } from '@/screen/rowTools/CardTools';
import { barOf, listFills, type Load, type Section } from './listFills';
import { LazyBox, Selecting } from './Selecting';
import { useIsListShown } from './useIsListShown';

/** For a section of cards: the bar stands below the head of its page. */
export function changeManyCards(section: Section, load: Load) {
  const bar = barOf(load);
  const Bar = () => useIsListShown() && <Selecting of={bar} className="head-selection" />;
  return [
    ...listFills(section, load, 'x'),
    fillAt(underHead, section.path, Bar),
    fillAt(cardTools, section.path, LazyBox),
  ];
}

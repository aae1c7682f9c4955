import { fillAt } from '@/lib/slots';
import { underHead } from '@/screen/list/listTools';
import { Loaded } from '@/components/lazy/Loaded';
import { cardTools } from '@/screen/rowTools/CardTools';
import { lateParts, listFills, Selecting, type Load, type Section } from './listFills';
import { useIsListShown } from './useIsListShown';

/** For a section of cards: the bar stands below the head of its page. */
export function changeManyCards(section: Section, load: Load) {
  const parts = lateParts(load);
  const Bar = () => useIsListShown() && <Selecting of={parts} className="head-selection" />;
  return [
    ...listFills(section, parts, 'x'),
    fillAt(underHead, section.path, Bar),
    fillAt(cardTools, section.path, (card) => <Loaded of={parts.CardBox} props={card} />),
  ];
}

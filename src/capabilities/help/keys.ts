import { SEQUENCE_MS } from '@/components/keys/useKeyMap';
import { type KeyedPage } from '@/screen/shell/pageKeys';

const searchBox = () => document.querySelector<HTMLInputElement>('main input[type="search"]');

/** When `g` was pressed. */
let wentAt = -Infinity;

/** `g` and a letter open a section, `/` focuses the search box. */
export function goByKey(
  { key: pressed, ctrlKey, metaKey, timeStamp }: KeyboardEvent,
  { sections, navigate }: KeyedPage,
) {
  const key = ctrlKey || metaKey ? '' : pressed.toLowerCase();
  const isAfterG = timeStamp - wentAt < SEQUENCE_MS;
  wentAt = key === 'g' ? timeStamp : -Infinity;
  const section = isAfterG ? sections.find((each) => each.key === key) : undefined;
  const box = key === '/' ? searchBox() : null;
  if (section) navigate(section.path);
  box?.focus();
  return Boolean(section ?? box);
}

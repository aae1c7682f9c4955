import { type Hint } from '@/components/form/Hinted';
import { plainTitle } from '@/lib/plainText';
import { type Id } from '@/services/http/decode';

/** What there is to say about a typed title: whether another record of the same place has it. */
export function titleHint(
  title: string,
  others: readonly { id: Id; title: string }[],
  own: Id | undefined,
  place: string,
): Hint | null {
  const plain = plainTitle(title);
  const twin = plain && others.find((other) => other.id !== own && plainTitle(other.title) === plain);
  return twin ? { text: `“${twin.title.trim()}” is in this ${place} already.` } : null;
}

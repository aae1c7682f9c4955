import { type TakenField } from '../found';
import { amountsIn } from './amounts';
import { messagesIn } from './chat';
import { isBulleted, numberOf, startsWithQuantity } from './lines';
import { isFact } from './segments';
import { isTitleLike } from './split';
import { type TextLine, textLinesOf } from './textLines';
import { type Vocabulary } from './vocabulary';

/** What a chat has in it for a section: texts with records, and how many messages have none. */
interface ChatRecords {
  texts: string[];
  leftOut: number;
}

const isListed = ({ text }: TextLine) => isBulleted(text) || numberOf(text) !== null || startsWithQuantity(text);

/** Whether a message has a record in it, or a part of one. */
const hasRecord = (lines: readonly TextLine[], { onlyText }: Vocabulary) =>
  lines.some(({ kind }) => kind === 'head') || (lines.length > 1 && (onlyText || lines.filter(isListed).length > 1));

/** Whether a message goes on with a record: it begins with a part of one, and not with a name. */
function isPart([first, ...more]: readonly TextLine[], vocabulary: Vocabulary) {
  if (first!.kind === 'head') return first!.field !== vocabulary.title;
  if (isFact(first!.text) || amountsIn(first!.text, vocabulary)) return true;
  // A sentence may begin with a number too.
  return isListed(first!) && (more.length > 0 || numberOf(first!.text) !== null || !startsWithQuantity(first!.text));
}

/** What one person wrote: the record that may go on, with its heads, and a line since then that may name another. */
interface Thread {
  record?: { lines: string[]; heads: Set<TakenField | undefined> };
  name?: readonly string[];
}

/** Puts the messages of a chat together to records; null if the text is no chat. A record may go over several messages of one person. */
export function chatRecords(text: string, vocabulary: Vocabulary): ChatRecords | null {
  const messages = messagesIn(text);
  if (!messages) return null;
  const threads = new Map<string, Thread>();
  const records: string[][] = [];
  let leftOut = 0;
  for (const { sender = '', lines } of messages) {
    const thread = threads.get(sender) ?? {};
    threads.set(sender, thread);
    const texts = textLinesOf(lines, vocabulary).filter(({ kind }) => kind !== 'blank');
    const heads = texts.flatMap(({ kind, field }) => (kind === 'head' ? [field] : []));
    const goesOn = isPart(texts, vocabulary);
    const isBegunAnew = texts[0]!.field?.kind === 'lines' && thread.record?.heads.has(texts[0]!.field);
    if (goesOn && thread.record && !isBegunAnew) {
      thread.record.lines.push(...lines);
      for (const head of heads) thread.record.heads.add(head);
    } else if (hasRecord(texts, vocabulary) || (goesOn && thread.name)) {
      const name = (goesOn && thread.name) || [];
      leftOut -= name.length;
      const record = { lines: [...name, ...lines], heads: new Set(heads) };
      records.push(record.lines);
      threads.set(sender, { record });
    } else {
      leftOut += 1;
      if (texts.length === 1 && isTitleLike(texts[0]!.text)) thread.name = [texts[0]!.text];
    }
  }
  return { texts: records.map((record) => record.join('\n')), leftOut };
}

import { latinDigits } from '@/lib/digits';
import { clean, linesOf } from './fold';

export interface Message {
  /** Without one it is of the program; `''` before the first that has one. */
  sender?: string;
  lines: string[];
}

const DAY = String.raw`\d{1,4}[./-]\s?\d{1,2}(?:[./-]\s?\d{1,4})?\.?|\d{1,2}\.?\s\p{L}{3,12}\.?(?:,?\s\d{4})?|\p{L}{3,12}\.?\s\d{1,2}(?:,?\s\d{4})?`;
/** `7:05:11 PM`, `19.05`, `7:05 p. m.`, `٧:٠٥ م` */
const HOUR = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?\p{L}\.?(?:\s?\p{L}{1,8}\.?)?)?`;
/** Both, whichever comes first; some languages have a word between them. */
const STAMP = String.raw`(?:(?:${DAY})[,،]?\s(?:\p{L}{1,8}\s)?${HOUR}|${HOUR}[,،]?\s(?:${DAY}))`;

/** `[stamp] Name: text`, `stamp - Name: text`; without a name, or with no colon after it, it is of the program. */
const BEGINNING = new RegExp(String.raw`^(?:\[${STAMP}\]|${STAMP}(?:\s[-–—]|:))\s(?:([^:]{1,80}):(?:\s|$))?`, 'u');
/** `Name, [stamp]` and `Name — stamp` stand above their text. */
const ABOVE = new RegExp(String.raw`^([^[\]]{1,80}?)(?:,\s\[${STAMP}\]|\s[—–]\s${STAMP}):?$`, 'u');

/** No longer beginning of a line is looked at. */
const BEGINNING_LENGTH = 200;

/** What programs write in a message: `<Media omitted>`, `<attached: 1.jpg>`, `IMG-1.jpg (file attached)`; a line of tags. */
const BY_PROGRAM =
  /<(?=[^<>]{0,80}[\s:])[^<>]{3,160}>|^\S{1,120}\.\w{3,4} \([^()]{1,40}\)$|^(?:#[\p{L}\p{N}_]{1,60}\s{0,5})+$/gu;

/** Who begins a message on this line, with what stands there of its text; null if none begins. */
function beginningOf(line: string): { sender?: string; text: string } | null {
  const start = latinDigits(line.slice(0, BEGINNING_LENGTH));
  const beside = BEGINNING.exec(start);
  if (beside) return { sender: beside[1], text: line.slice(beside[0].length) };
  const above = ABOVE.exec(start.trim());
  return above && { sender: above[1], text: '' };
}

/** The messages of a chat in their order, without those of the program; null if the text is no chat. */
export function messagesIn(text: string): Message[] | null {
  const lines = linesOf(clean(text)).map((line) => beginningOf(line) ?? line);
  if (!lines.some((line) => typeof line !== 'string' && line.sender)) return null;
  const messages: Message[] = [{ sender: '', lines: [] }];
  for (const line of lines) {
    if (typeof line !== 'string') messages.push({ sender: line.sender, lines: [] });
    const written = typeof line === 'string' ? line : line.text;
    messages.at(-1)!.lines.push(written.replace(BY_PROGRAM, '').trimEnd());
  }
  return messages.filter(({ sender, lines: own }) => sender !== undefined && own.some((line) => line.trim()));
}

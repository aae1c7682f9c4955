import { latinDigits } from '@/lib/digits';
import { type FoundRecord } from '../found';
import { recordDraft } from './draft';
import { joinedLines, startsWithQuantity, withoutNumber } from './lines';
import { type TextLine } from './textLines';
import { type Vocabulary } from './vocabulary';

const PARTS = /^([^:]{2,60}?)(?:\s+[-–—]\s+|:\s+)(\S.*)$/su;
const LINK = /\s*(?:[-–—]\s+)?((?:https?:\/\/|www\.)\S+)\s*$/i;
/** A day of a plan is no record. */
const DAY = /^(?:week|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday|دن|ہفتہ|woche|tag)(?!\p{L})/iu;

/** How much of a supplement to take, or how often, and no sentence about it. */
const DOSE =
  /^(?!.*[.!?۔]\s)(?=.{1,80}$).*(?:\d\s*(?:mg|m?cg|[µμ]g|g|iu|ml|drops?|capsules?|tablets?|ملی گرام|مائیکروگرام|گولی|کیپسول)|(?<!\p{L})(?:daily|once|twice|a day|روزانہ|گولی|کیپسول|دن میں))(?!\p{L})/iu;

const textOf = ({ text }: TextLine) => joinedLines([withoutNumber(text)]);

/** The name in a line of records, with what is said of it; null for another line. */
function partsOf(line: TextLine): { name: string; said: string } | null {
  const [, name = '', said = ''] = PARTS.exec(textOf(line)) ?? [];
  return name && !DAY.test(name) && !/[.!?]/.test(name) ? { name, said } : null;
}

/**
 * The records of a list in which each line is one: `1. Glute bridge - lie on your back. https://…`. Only where a section
 * takes one text; null if the lines are something else.
 */
export function recordLines(lines: readonly TextLine[], vocabulary: Vocabulary, from: string): FoundRecord[] | null {
  const { onlyText, title, taken } = vocabulary;
  const written = lines.filter(({ kind, text }) => kind !== 'blank' && !DAY.test(text));
  const parted = written.map((line) => ({ line, parts: partsOf(line) }));
  const isList = written.length > 1 && parted.every(({ line, parts }) => parts && line.field !== title);
  if (!onlyText || !title || !isList || written.some(({ kind }) => kind === 'head')) return null;
  const by = (property: string) => taken.fields.find(({ properties }) => properties?.includes(property));
  return parted.map(({ line, parts }) => {
    const draft = recordDraft(vocabulary);
    const { name, said } = parts!;
    const [, link = ''] = LINK.exec(said) ?? [];
    const text = said.replace(LINK, '');
    const dosage = by('dosage');
    const url = by('url');
    draft.set(title, name);
    if (dosage && (startsWithQuantity(text) || DOSE.test(latinDigits(text)))) draft.set(dosage, text);
    else draft.lines(onlyText, [text]);
    if (link && url) draft.set(url, link);
    else if (link) draft.leave(link);
    return draft.done(line.raw.trim(), from);
  });
}

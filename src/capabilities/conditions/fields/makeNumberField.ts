import { figure as digits } from '@/components/format/number';
import { readFigure } from '@/lib/readFigure';
import { type Quantity, type Reading } from '@/capabilities/memberAnswers/api';
import { type Member, type NumberField } from './field';
import { change, figureOf } from './readers';

type Reader = NumberField['figure'];

/** Rounded to hundredths. */
const plain = (value: number) => digits(Math.round(value * 100) / 100).replace('-', '−');

export const parsed = (read: (text: string) => Quantity) => (text: string) => {
  const value = read(text);
  return typeof value === 'number' ? value : null;
};

/** A difference that a person typed, below 0 after a minus. */
function typedDifference(text: string, parse: NumberField['parse']) {
  const [, minus, size] = /^([-−]?)\s*(.*)$/.exec(text.trim())!;
  const value = parse(size!);
  return value === null || !minus ? value : -value;
}

const TYPED = /^(?:day )?(.*?)([a-z-]*)$/s;

/**
 * Reads a number with one of these units, by how many of the field's own it is; another unit would change its sense.
 * More than `most` of the field's own is not meant as thousands.
 */
export const withUnits =
  (sizes: Readonly<Record<string, number>>, most = 0) =>
  (text: string) => {
    const [, digits, unit] = TYPED.exec(text.trim().toLowerCase())!;
    const size = { '': 1, ...sizes }[unit!];
    const figure = size === undefined ? null : readFigure(digits!, most / size);
    return figure && figure.value * size!;
  };

export function numberField(
  group: NumberField['group'],
  label: string,
  figure: Reader,
  more: Partial<NumberField> & Pick<NumberField, 'example'>,
): NumberField {
  return {
    kind: 'number',
    name: label.toLowerCase(),
    aliases: [],
    label,
    group,
    unit: '',
    unitName: 'Value',
    hasDays: false,
    hasDirection: true,
    figure,
    parse: withUnits({}),
    format: plain,
    ...more,
  };
}

/** A subject with a series of figures: its latest one, and how it changed, without and with a direction. */
export function series(
  group: NumberField['group'],
  label: string,
  readings: (member: Member) => readonly Reading[],
  { figure, ...more }: Partial<NumberField> & Pick<NumberField, 'example' | 'parse'>,
): NumberField[] {
  const name = label.toLowerCase();
  const aliases = more.aliases ?? [];
  const changed = (word: string, sizeOf: (lost: number) => number) =>
    numberField(group, `${label} ${word}`, (member) => change(readings(member), sizeOf), {
      ...more,
      hasDays: true,
      hasDirection: word !== 'change',
      parse: (text) => typedDifference(text, more.parse),
      aliases: aliases.map((alias) => `${alias} ${word}`),
      example: word === 'change' ? `${name} change < 1 after day 60` : `${name} ${word} > 1`,
    });
  return [
    numberField(group, label, figure ?? ((member) => figureOf(readings(member).at(-1) ?? null)), {
      ...more,
      hasDays: true,
    }),
    changed('change', Math.abs),
    changed('lost', (lost) => lost),
    changed('gained', (lost) => -lost),
  ];
}

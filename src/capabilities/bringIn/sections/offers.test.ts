import { BANNERS, PLANS, type Brought } from '@test/sources/offers';
import { type ContentKind } from '../contentKind';
import { indexOf } from '../doubles';
import { toItem } from '../items';
import { joinFiles } from '../joinFiles';
import { readSources } from '../read/readSources';
import { rowsOf } from '../rows';
import { BANNER_KIND } from './bannersBringIn';
import { PLAN_KIND } from './plansBringIn';

/** Reads it and joins its files, as the page does. */
async function review(kind: ContentKind, { name, content, files = [] }: Brought) {
  const source = /\.\w+$/.test(name) ? new File([content], name) : content;
  const { records } = await readSources([source], { noun: kind.noun, ...kind.taken, places: [] });
  const items = records.map((found, id) => toItem({ kind, places: [], head: {}, cameBefore: () => false }, found, id));
  const pictures = files.map((file) => new File(['x'], file, { type: 'image/jpeg' }));
  return rowsOf(kind, joinFiles(kind, items, pictures).items, indexOf([]));
}

const shown = (value: unknown) => (value instanceof File ? value.name : value);

async function expectRows(kind: ContentKind, brought: Brought) {
  const rows = await review(kind, brought);
  expect(rows.map(({ name, isTicked, say }) => `${isTicked ? '+' : '-'} ${name}${say ? `: ${say.text}` : ''}`)).toEqual(
    brought.rows,
  );
  const first = Object.entries(rows[0]!.item.values).map(([name, value]) => [name, shown(value)]);
  expect(Object.fromEntries(first)).toMatchObject(brought.values ?? {});
}

test.each(PLANS)('plans: $name', (brought) => expectRows(PLAN_KIND, brought));

test.each(BANNERS)('banners: $name', (brought) => expectRows(BANNER_KIND, brought));

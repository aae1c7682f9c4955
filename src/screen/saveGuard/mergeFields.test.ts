import fc from 'fast-check';
import { mergeFields, setChange, withTheirs } from './mergeFields';

const base = { name: 'Reset', price: '49', tags: ['a', 'b'], category: '1', subCategory: '11', image: null };
type Form = Omit<typeof base, 'image'> & { image: File | null };
const merge = (theirs: Partial<Form>, mine: Partial<Form>) =>
  mergeFields<Form>(base, { ...base, ...theirs }, { ...base, ...mine }, [['category', 'subCategory']]);

test('each side’s change to a field that the other left alone is kept', () => {
  expect(merge({ price: '59' }, { name: 'Restart' })).toEqual({
    merged: { ...base, name: 'Restart', price: '59' },
    conflicts: [],
    theirs: ['price'],
  });
});

test('a field that both changed is a conflict, unless both changed it to the same', () => {
  expect(merge({ price: '59', name: 'X' }, { price: '69', name: 'X' })).toEqual({
    merged: { ...base, name: 'X', price: '69' },
    conflicts: ['price'],
    theirs: [],
  });
});

test('the line ends of another system are no change', () => {
  const before = { steps: 'One\nTwo', note: 'A' };
  const theirs = { steps: 'One\r\nTwo', note: 'B' };
  expect(mergeFields(before, theirs, { steps: 'One\nTwo\nThree', note: 'A' })).toEqual({
    merged: { steps: 'One\nTwo\nThree', note: 'B' },
    conflicts: [],
    theirs: ['note'],
  });
});

test('sets take the additions and removals of both', () => {
  const { merged, conflicts, theirs } = merge({ tags: ['b', 'c'] }, { tags: ['a', 'b', 'd'] });
  expect(merged.tags).toEqual(['b', 'c', 'd']);
  expect([conflicts, theirs]).toEqual([[], ['tags']]);
  const users = mergeFields({ users: new Set([1, 2]) }, { users: new Set([2, 3]) }, { users: new Set([1, 4]) });
  expect(users.merged.users).toEqual(new Set([3, 4]));
});

test('the items of a set may be records', () => {
  const [one, two, three] = [1, 2, 3].map((id) => ({ id }));
  const { merged } = mergeFields({ images: [one, two] }, { images: [{ id: 1 }, { id: 2 }, three] }, { images: [two] });
  expect(merged.images).toEqual([two, three]);
  expect(setChange([one], [{ id: 1 }, two])).toEqual({ added: [two], removed: [] });
  expect(setChange('a', 'b')).toBeNull();
  expect(setChange(['a'], null)).toBeNull();
  expect(setChange(null, ['a'])).toBeNull();
});

test('a chosen file wins, alone or beside the address that it replaces', () => {
  const image = new File(['a'], 'a.png');
  expect(merge({}, { image }).merged.image).toBe(image);
  const media = mergeFields(
    { media: { url: '', file: null as File | null } },
    { media: { url: 'https://a.example/b.mp4', file: null } },
    { media: { url: '', file: image } },
  );
  expect(media).toMatchObject({ merged: { media: { url: '', file: image } }, conflicts: [] });
});

test('what one side takes away and the other changes is a conflict', () => {
  const conflictsOf = (was: unknown, theirs: unknown, mine: unknown) =>
    mergeFields({ it: was }, { it: theirs }, { it: mine }).conflicts;
  expect(conflictsOf('a.png', 'b.png', null)).toEqual(['it']);
  expect(conflictsOf(['a'], null, ['b'])).toEqual(['it']);
  expect(conflictsOf(['a'], ['b'], null)).toEqual(['it']);
  expect(conflictsOf(null, ['a'], ['b'])).toEqual(['it']);
});

test('a conflict that is decided for the other side takes their value of that field alone', () => {
  const theirs = { name: 'X', price: '59' };
  const result = merge(theirs, { name: 'Y', price: '69' });
  const decided = (...chosen: string[]) => withTheirs(result, { ...base, ...theirs }, chosen);
  expect(decided()).toEqual(result.merged);
  expect(decided('price')).toEqual({ ...base, name: 'Y', price: '59' });
  expect(decided('name', 'price')).toEqual({ ...base, ...theirs });
});

test('fields that go together are decided together', () => {
  const theirs = { category: '2', subCategory: '21' };
  const result = merge(theirs, { subCategory: '12' });
  expect(result.conflicts).toEqual(['category']);
  expect(result.merged).toMatchObject({ category: '1', subCategory: '12' });
  expect(withTheirs(result, { ...base, ...theirs }, ['category'], [['category', 'subCategory']])).toMatchObject(theirs);
  expect(merge(theirs, { name: 'X' }).merged).toMatchObject(theirs);
  const mine = { name: 'Y', subCategory: '12' };
  const both = merge({ ...theirs, name: 'X' }, mine);
  const together = [['category', 'subCategory']];
  expect(withTheirs(both, { ...base, ...theirs, name: 'X' }, ['name'], together)).toEqual({
    ...base,
    ...mine,
    name: 'X',
  });
});

test('a list that somebody put into another order, or gave an item twice, is a conflict where both changed it', () => {
  const tagsOf = (theirs: string[], mine: string[]) => {
    const { merged, conflicts } = merge({ tags: theirs }, { tags: mine });
    return [merged.tags, conflicts];
  };
  expect(tagsOf(['a', 'b', 'c'], ['b', 'a'])).toEqual([['b', 'a'], ['tags']]);
  expect(tagsOf(['b', 'a'], ['a', 'b', 'c'])).toEqual([['a', 'b', 'c'], ['tags']]);
  expect(tagsOf(['a', 'b', 'c'], ['a', 'b', 'b'])).toEqual([['a', 'b', 'b'], ['tags']]);
  expect(tagsOf(['b', 'a'], ['a', 'b'])).toEqual([['b', 'a'], []]);
  expect(tagsOf(['a', 'b'], ['b', 'a'])).toEqual([['b', 'a'], []]);
  expect(tagsOf(['c', 'a', 'b'], ['a'])).toEqual([['c', 'a'], []]);
});

const text = fc.constantFrom('a', 'b', 'c');
const set = fc.uniqueArray(fc.integer({ min: 0, max: 5 })).map((items) => items.toSorted());
const form = fc.record({ one: text, two: text, tags: set });
const sorted = (items: readonly number[]) => [...items].sort();

test('for any three forms: no change is lost or undone, and every double change is told', () => {
  fc.assert(
    fc.property(form, form, form, (was, theirs, mine) => {
      const { merged, conflicts, theirs: kept } = mergeFields(was, theirs, mine);
      for (const name of ['one', 'two'] as const) {
        const isTheirs = theirs[name] !== was[name];
        const isMine = mine[name] !== was[name];
        expect(conflicts.includes(name)).toBe(isTheirs && isMine && theirs[name] !== mine[name]);
        if (isTheirs && !isMine) expect([merged[name], kept.includes(name)]).toEqual([theirs[name], true]);
        else expect(merged[name]).toBe(mine[name]);
      }
      const expected = [0, 1, 2, 3, 4, 5].filter((item) => {
        const [before, their, my] = [was, theirs, mine].map(({ tags }) => tags.includes(item));
        return before ? their && my : their || my;
      });
      expect(sorted(merged.tags)).toEqual(expected);
    }),
  );
});

test('for any two forms: against an unchanged record the merge is what the person has', () => {
  fc.assert(
    fc.property(form, form, (was, mine) => {
      expect(mergeFields(was, was, mine)).toEqual({ merged: mine, conflicts: [], theirs: [] });
    }),
  );
});

import { titleOf } from '@/components/format/title';
import { toOptions } from '@/features/nutrition/categories/tree';
import { fullName } from '@/services/names';

test.each(['', ' ', '\u00A0\u200B\u3164', '\u202E', '\u2800', '\u0000', '\uFE0F', '\u{E0020}'])(
  '%j cannot be seen: a title is Untitled, a person without a name',
  (name) => {
    expect(titleOf(name)).toBe('Untitled');
    expect(fullName({ firstName: name, lastName: name })).toBe('');
    expect(toOptions([{ id: 7, title: name }])).toEqual([{ value: '7', label: '7' }]);
  },
);

test.each(['null', '.', '٣', 'ن\u200Cم', '\u0301', '👩🏽\u200D🍳', '\u202Egpj.exe', '<b>'])(
  '%j is shown as it stands',
  (name) => {
    expect(titleOf(` ${name} `)).toBe(name);
    expect(fullName({ firstName: name, lastName: '' })).toBe(name);
  },
);

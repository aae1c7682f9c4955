import { findingsOf, reasonsOf } from '@test/checks';
import { plainText } from '../finding';
import { type Supplement, type SupplementFolder } from '@/services/supplements';
import { supplementSteps } from './supplementsChecks';

const supplement = (id: number, changes: Partial<Supplement> = {}): Supplement => ({
  id,
  title: `Vitamin ${id}`,
  description: `For week ${id}.`,
  folderId: 1,
  externalLink: 'https://vitamins.example',
  dosage: '1 a day',
  image: 'supplements/drops.svg',
  ...changes,
});

const folder = (id: number, items: readonly Supplement[]): SupplementFolder => ({
  id,
  title: `Folder ${id}`,
  items,
});

const FOLDERS = [folder(1, [supplement(1), supplement(2)]), folder(2, [supplement(3, { externalLink: '' })])];

test('nothing is found in consistent supplements; a link is not required', () => {
  expect(findingsOf(supplementSteps(FOLDERS))).toEqual([]);
});

test.each<[what: string, changes: Partial<Supplement>, reason: string, said: string, field: string]>([
  [
    'words for a link',
    { externalLink: 'ask at the desk' },
    'link',
    'ask at the desk is no web address',
    'externalLink',
  ],
  ['one word for a link', { externalLink: 'pharmacy' }, 'link', 'pharmacy is no', 'externalLink'],
  ['a script for a link', { externalLink: 'javascript:alert(1)' }, 'link', 'javascript', 'externalLink'],
  ['a mail address for a link', { externalLink: 'mailto:a@b.example' }, 'link', 'mailto', 'externalLink'],
  ['no picture', { image: '' }, 'picture', 'No picture was stored', 'image'],
  ['the title of another', { title: 'VITAMIN-1' }, 'double', 'Also as Vitamin 1', 'title'],
  ['the content of another', { description: 'for week 1.' }, 'double', 'Also as Vitamin 1', 'title'],
])('a supplement with %s', (_what, changes, reason, said, field) => {
  const found = findingsOf(supplementSteps([folder(1, [supplement(1), supplement(4, changes)])]));
  expect(reasonsOf(found)).toEqual([`${reason}: supplement 4`]);
  expect(plainText(found[0]!.said)).toContain(said);
  expect(found[0]!.act.query).toEqual({ dialog: `edit.${field}:4` });
});

test('a folder without supplements, and a picture that does not load', () => {
  const found = findingsOf(supplementSteps([...FOLDERS, folder(3, [])]), () => ({ isDead: true }));
  expect(reasonsOf(found)).toEqual([
    'picture: supplement 1',
    'picture: supplement 2',
    'picture: supplement 3',
    'empty: folder 3',
  ]);
  expect(found.at(-1)!.act).toEqual({ label: 'Open', name: 'Open Folder 3', query: { folder: '3' } });
});

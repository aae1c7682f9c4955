import { findingsOf, reasonsOf } from '@test/checks';
import { plainText, type Outcome } from '../finding';
import { type Banner } from '@/services/banners';
import { bannerSteps } from './bannersChecks';

const banner = (id: number, changes: Partial<Banner> = {}): Banner => ({
  id,
  link: `https://petal.example/${id}`,
  image: 'banners/spring.jpg',
  ...changes,
});

const BANNERS = [banner(1), banner(2, { link: 'petal.example/offers' })];

test('nothing is found in consistent banners', () => {
  expect(findingsOf(bannerSteps(BANNERS))).toEqual([]);
});

test.each<[what: string, changes: Partial<Banner>, reason: string, said: string, field: string]>([
  ['words for a link', { link: 'the cycle diary' }, 'link', 'the cycle diary is no web address', 'link'],
  ['no link', { link: ' ' }, 'link', 'No link was stored', 'link'],
  ['data for a link', { link: 'data:text/html,x' }, 'link', 'is no web address', 'link'],
  ['an address without a host', { link: 'https://' }, 'link', 'is no web address', 'link'],
  ['no picture', { image: '' }, 'picture', 'No picture was stored', 'image'],
  ['link and picture of another', { link: 'PETAL.example/1/' }, 'double', 'Also as https://petal.example/1', 'link'],
])('a banner with %s', (_what, changes, reason, said, field) => {
  const found = findingsOf(bannerSteps([...BANNERS, banner(4, changes)]));
  expect(reasonsOf(found)).toEqual([`${reason}: banner 4`]);
  expect(plainText(found[0]!.said)).toContain(said);
  expect(found[0]!.act.query).toEqual({ dialog: `edit.${field}:4` });
});

test.each<[what: string, image: string, outcome: Outcome, found: string[]]>([
  ['too narrow', 'a.jpg', { isDead: false, width: 480, height: 400 }, ['small: banner 4']],
  ['too low', 'a.jpg', { isDead: false, width: 900, height: 160 }, ['small: banner 4']],
  ['just large enough', 'a.jpg', { isDead: false, width: 720, height: 240 }, []],
  ['a drawing', 'a.svg?v=2', { isDead: false, width: 48, height: 16 }, []],
  ['dead', 'a.jpg', { isDead: true }, ['picture: banner 4']],
])('a picture that is %s', (_what, image, outcome, expected) => {
  const found = findingsOf(bannerSteps([banner(4, { image })]), () => outcome);
  expect(reasonsOf(found)).toEqual(expected);
});

test('the sentence about a small picture has its size', () => {
  const [found] = findingsOf(bannerSteps([banner(4)]), () => ({ isDead: false, width: 480, height: 160 }));
  expect(plainText(found!.said)).toBe('The picture has 480 × 160 pixels');
});

import { readDaysAgo, sleepIn, waterIn } from './mentions';

test.each([
  ['2 litres of water a day', 2],
  ['Walking, 1.5 l water, early dinner', 1.5],
  ['Water: 8 glasses', 2],
  ['750 ml of water at work', 0.75],
  ['Two litres of water a day', 2],
  ['Drinking enough water', null],
  ['2 litres of milk, and water', null],
  ['Lost 2 kg. More water', null],
])('water in %j', (text, litres) => expect(waterIn(text)).toBe(litres));

test.each([
  ['Sleep 6 hours', 6],
  ['7,5 hours of sleep', 7.5],
  ['sleeps six hours on most nights', 6],
  ['slept 5 h on weekdays', 5],
  ['Sleep before 11 pm', null],
  ['Slept badly, walked 2 hours', null],
])('sleep in %j', (text, hours) => expect(sleepIn(text)).toBe(hours));

test.each([
  ['12 days ago', 12],
  ['Five weeks ago', 35],
  ['Two months ago', 60],
  ['about 3 weeks ago', 21],
  ['Last week, 6 days long', 7],
  ['a year ago', 365],
  ['today', 0],
  ['Yesterday evening', 1],
  ['', null],
  ['None', null],
  ['Not since the summer', 'unreadable'],
  ['6 days long', 'unreadable'],
])('days ago in %j', (text, days) => expect(readDaysAgo(text)).toBe(days));

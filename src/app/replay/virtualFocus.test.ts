import { startVirtualFocus } from './virtualFocus';

Element.prototype.checkVisibility = () => true;

// jest's page is one for all tests of a file, so it is started once.
document.body.innerHTML =
  '<main><button id="a"></button><p><button id="b"></button></p><i id="c"></i></main><nav><button id="bar"></button></nav>';
const get = (name: string) => document.getElementById(name)!;
const focus = startVirtualFocus((element) => element.closest('nav') !== null);

test('the panel has its focus while the browser keeps its own in the bar', () => {
  const heard: string[] = [];
  for (const type of ['focusin', 'focusout'])
    document
      .querySelector('main')!
      .addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).id}`));
  get('bar').focus();
  get('a').focus();
  expect(get('a')).toHaveFocus();
  get('b').focus();
  expect(get('b')).toHaveFocus();
  expect(heard).toEqual(['focusin a', 'focusout a', 'focusin b']);
});

test('an element that goes loses it to the body', () => {
  get('a').focus();
  get('a').remove();
  expect(document.body).toHaveFocus();
});

test('what cannot have it does not get it', () => {
  get('b').focus();
  get('c').focus();
  expect(get('b')).toHaveFocus();
  get('b').toggleAttribute('inert', true);
  expect(document.body).toHaveFocus();
});

test('a press moves it to the nearest that can have it', () => {
  get('b').toggleAttribute('inert', false);
  focus.moveTo(get('b'));
  expect(get('b')).toHaveFocus();
  focus.moveTo(get('c'));
  expect(document.body).toHaveFocus();
});

import { clearSession } from '@/services/session/session';
import { DRAFT_LIFETIME_MS } from './drafts';
import {
  askForTextDrafts,
  dropTextDrafts,
  hasTextDrafts,
  keepTextDraft,
  readTextDraft,
  textDrafts,
} from './textDrafts';

const BOX = 'comments/7/new';
const EDIT = 'comments/7/edits/12';
const draft = { title: 'Comment on “Hello”', text: 'Half a sent' };

afterEach(clearSession);

/** Whether the browser would ask before the page is left. */
function isAsked() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a text is kept under its key, and dropped with the path that it is below', () => {
  keepTextDraft(BOX, draft);
  keepTextDraft(EDIT, { ...draft, base: 'Half' });
  keepTextDraft('comments/71/new', draft);
  expect(readTextDraft(EDIT)).toMatchObject({ text: 'Half a sent', base: 'Half' });
  expect(textDrafts().map(([key]) => key)).toEqual([BOX, EDIT, 'comments/71/new']);
  dropTextDrafts('comments/7');
  expect(textDrafts().map(([key]) => key)).toEqual(['comments/71/new']);
  expect(hasTextDrafts('comments/7')).toBe(false);
});

test('the browser asks before the page is left while a text is kept, and after a session’s end no longer', () => {
  askForTextDrafts();
  expect(isAsked()).toBe(false);
  keepTextDraft(BOX, draft);
  expect(isAsked()).toBe(true);
  dropTextDrafts(BOX);
  expect(isAsked()).toBe(false);
  keepTextDraft(BOX, draft);
  clearSession();
  expect(isAsked()).toBe(false);
});

test('after half a day it is none, and goes', () => {
  keepTextDraft(BOX, draft);
  const later = Date.now() + DRAFT_LIFETIME_MS;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(readTextDraft(BOX)).toBeNull();
  expect(textDrafts()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('where storage is blocked it lasts until the session ends', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  keepTextDraft(BOX, draft);
  expect(readTextDraft(BOX)).toMatchObject(draft);
  clearSession();
  expect(readTextDraft(BOX)).toBeNull();
});

test('what is no draft is none', () => {
  sessionStorage.setItem(`text draft ${BOX}`, '{');
  expect(readTextDraft(BOX)).toBeNull();
  expect(textDrafts()).toEqual([]);
});

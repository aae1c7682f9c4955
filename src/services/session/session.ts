import { safely } from '@/lib/safely';
import { dropEarlyCalls } from '../http/earlyCalls';
import { forgetReplySizes } from '../http/replySizes';
import { id, jsonRecord, record, text, texts, type Id, type Wire } from '../http/decode';

/**
 * The signed-in person. Role and module names are compared without case and surrounding spaces; unknown fields of the
 * profile are `''`.
 */
export interface SessionUser {
  id: Id;
  firstName: string;
  lastName: string;
  email: string;
  role: string;
  modules: string[];
  age: string;
  phoneNo: string;
  /** The stored picture. */
  imageURL: string;
  about: string;
}

export interface Session {
  token: string;
  user: SessionUser;
}

/** Decodes any wire or stored form of the signed-in person; null without an id. */
export function toSessionUser(value: unknown): SessionUser | null {
  const row = record(value);
  const userId = id(row.id);
  if (userId === null) return null;
  return {
    id: userId,
    firstName: text(row.firstName),
    lastName: text(row.lastName),
    email: text(row.email),
    role: typeof row.role === 'string' ? row.role : text(record(row.role).title),
    modules: texts(row.modules, 'modules'),
    age: text(row.age),
    phoneNo: text(row.phoneNo),
    imageURL: text(row.imageURL),
    about: text(jsonRecord(row.userProfile).about ?? row.about),
  };
}

/** Whether the person may be signed in: anybody but a plain user of the app, with or without a role. */
export const mayUsePanel = ({ role }: SessionUser) => role.trim().toLowerCase() !== 'user';

/** The signed-in person, updated by a reply. The id never changes, nor do rights that the reply does not contain. */
export function changedUser(user: SessionUser, reply: Wire): SessionUser {
  const changed = toSessionUser({ ...user, ...reply, id: user.id })!;
  return {
    ...changed,
    role: changed.role || user.role,
    modules: (reply.modules ?? null) === null ? user.modules : changed.modules,
  };
}

/*
 * Session storage holds `token`, `userId` and `user`. If it is blocked or full, the token is kept in memory until the
 * page is left, so that signing in still works.
 */
let inMemory: string | null = null;
let generation = 0;

/** The token to send. Read again for each call. */
export const readToken = () => inMemory || (safely(() => sessionStorage.getItem('token')) ?? null);

/** Counts the sessions of this page, because a reply to an earlier session must not reach the next person. */
export const sessionGeneration = () => generation;

/** Stores the session of a person who signed in. For another person than before, session storage is cleared first. */
export function startSession({ token, user }: Session, isRenewal: boolean) {
  if (!isRenewal) clearSession();
  try {
    sessionStorage.setItem('token', token);
    sessionStorage.setItem('userId', String(user.id));
    sessionStorage.setItem('user', JSON.stringify(user));
    inMemory = null;
  } catch {
    inMemory = token;
  }
}

/** Stores changes of the signed-in person without starting another session. If that fails, they last until the page is left. */
export const storeUser = (user: SessionUser) => safely(() => sessionStorage.setItem('user', JSON.stringify(user)));

export function clearSession() {
  generation += 1;
  inMemory = null;
  dropEarlyCalls();
  forgetReplySizes();
  safely(() => sessionStorage.clear());
}

/**
 * The person of the stored session. If anything is missing or not valid, the keys are removed and the result is null.
 */
export function restoreSession(): SessionUser | null {
  try {
    const [token, userId, stored] = ['token', 'userId', 'user'].map((key) => sessionStorage.getItem(key));
    if (!token && !userId && !stored) return null;
    const user = toSessionUser(JSON.parse(stored ?? 'null'));
    if (token && user && mayUsePanel(user) && String(user.id) === userId) return user;
  } catch {
    // Unparsable or blocked: signed out.
  }
  for (const key of ['token', 'userId', 'user']) {
    safely(() => sessionStorage.removeItem(key));
  }
  return null;
}

import { dropEarlyCalls } from '../http/earlyCalls';
import { id, jsonRecord, record, text, texts, type Id, type Wire } from '../http/decode';

/**
 * The person signed in. Role and module names are compared without case or surrounding space; what is not known of the
 * profile is `''`.
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

/** Any wire or stored form of the signed-in user; null without an id. */
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
    modules: texts(row.modules),
    age: text(row.age),
    phoneNo: text(row.phoneNo),
    imageURL: text(row.imageURL),
    about: text(jsonRecord(row.userProfile).about ?? row.about),
  };
}

/** Who may be signed in, now or after a reload: anybody but a plain user of the app, with or without a role. */
export const mayUsePanel = ({ role }: SessionUser) => role.trim().toLowerCase() !== 'user';

/** The signed-in person with what a reply says of them. Who it is stays; so do rights that it does not mention. */
export function changedUser(user: SessionUser, reply: Wire): SessionUser {
  const changed = toSessionUser({ ...user, ...reply, id: user.id })!;
  return {
    ...changed,
    role: changed.role || user.role,
    modules: (reply.modules ?? null) === null ? user.modules : changed.modules,
  };
}

/*
 * Session storage holds `token`, `userId` and `user`. Where the browser blocks it or
 * it is full, the token is kept in memory for as long as the page lives, so that signing in still works.
 */
let inMemory: string | null = null;
let generation = 0;

/** The token to send; read anew for each call. */
export function readToken(): string | null {
  if (inMemory) return inMemory;
  try {
    return sessionStorage.getItem('token');
  } catch {
    return null;
  }
}

/** Counts the sessions of this page: a reply that belongs to an earlier one must not reach the next person. */
export const sessionGeneration = () => generation;

/** Stores the session of a person who signed in. Another person's session starts with an empty storage. */
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

/** Stores what changed of the person signed in; the session goes on. */
export function storeUser(user: SessionUser) {
  try {
    sessionStorage.setItem('user', JSON.stringify(user));
  } catch {
    // Blocked or full: the page knows the change for as long as it lives.
  }
}

export function clearSession() {
  generation += 1;
  inMemory = null;
  dropEarlyCalls();
  try {
    sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing.
  }
}

/** The stored session's user; null, with the keys cleared, where anything is missing, unparsable or of the wrong shape. */
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
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Blocked storage holds nothing.
    }
  }
  return null;
}

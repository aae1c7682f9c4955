import { safely } from './safely';

/** What this tab keeps in session storage under keys with that prefix, which no other tab sees and a logout clears. */
export const sessionStore = (prefix: string) => ({
  /** The keys without the prefix. */
  keys: () =>
    safely(() => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix)))?.map((key) =>
      key.slice(prefix.length),
    ) ?? [],

  /** Null if there is nothing, or nothing that can be read. */
  read: (key: string, reviver?: (key: string, value: unknown) => unknown) =>
    safely(() => JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null', reviver) as unknown) ?? null,

  /** Writes JSON; whether storage took it. */
  write: (key: string, json: string) => safely(() => (sessionStorage.setItem(prefix + key, json), true)) === true,

  remove: (key: string) => void safely(() => sessionStorage.removeItem(prefix + key)),
});

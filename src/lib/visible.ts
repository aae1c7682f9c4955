const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A name as it is shown: trimmed, and empty if nothing of it can be seen, for that could be neither read nor pressed. */
export const visible = (name: string) => (VISIBLE.test(name) ? name.trim() : '');

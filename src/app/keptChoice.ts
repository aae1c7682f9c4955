import { safely } from '@/lib/safely';

/** `theme`: light or dark. `rail`: `icons` where the sidebar is folded to them. */
type Choice = 'theme' | 'rail';

/** What the person chose in this browser. If storage is blocked, the choice lasts until the page is left. */
export const readChoice = (choice: Choice) => safely(() => localStorage.getItem(choice));

export const keepChoice = (choice: Choice, value: string) => safely(() => localStorage.setItem(choice, value));

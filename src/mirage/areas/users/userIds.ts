import { IdentityManager } from 'miragejs';

/** Starts the ids of users at 1001: `users/delete` takes ids of users and of employees, so none may be both. */
export class UserIds extends IdentityManager {
  private next = 1001;
  private readonly taken = new Set<string>();

  override fetch() {
    while (this.taken.has(String(this.next))) this.next += 1;
    const id = String(this.next);
    this.taken.add(id);
    return id;
  }

  override set(id: number | string) {
    if (this.taken.has(String(id))) throw new Error(`The id ${id} is taken.`);
    this.taken.add(String(id));
  }

  override reset() {
    this.next = 1001;
    this.taken.clear();
  }
}

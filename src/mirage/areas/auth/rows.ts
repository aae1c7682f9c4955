/** A person who signs in to the panel: admins, sub-admins and, to be refused, a plain user. */
export interface EmployeeRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNo: string;
  password: string;
  role: { title: string };
  roleId: string;
  /** A list, its JSON text, or its text separated by commas: real servers send all three. */
  modules: string[] | string | null;
  age: string | null;
  imageURL: string | null;
  about: string | null;
}

/** §3 Role. */
export interface RoleRow {
  id: string;
  title: string;
}

declare module '../../database/tables' {
  interface Tables {
    employees: EmployeeRow;
    roles: RoleRow;
  }
}

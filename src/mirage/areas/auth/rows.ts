/** An account: an admin, a sub-admin, or an app user, whom the panel does not let in. */
export interface EmployeeRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNo: string;
  password: string;
  role: { title: string };
  roleId: string;
  /** Real servers send a list, JSON text or text separated by commas. */
  modules: string[] | string | null;
  age: string | null;
  imageURL: string | null;
  about: string | null;
}

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

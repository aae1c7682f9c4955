import { type Area } from '../area';
import { authHandlers } from './authHandlers';
import { employeeFactory, roleFactory } from './employeeFactory';

export const authArea = {
  factories: { employee: employeeFactory, role: roleFactory },
  handlers: [authHandlers],
} satisfies Area;

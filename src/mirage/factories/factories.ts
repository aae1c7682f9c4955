import { employeeFactory } from './employees';
import { planFactory } from './plans';
import { supplementFactory, supplementFolderFactory } from './supplements';
import { userProgressFactory } from './userProgresses';
import { userFactory } from './users';

/** Every factory, by the name that `server.create` takes. */
export const factories = {
  employee: employeeFactory,
  plan: planFactory,
  supplement: supplementFactory,
  supplementFolder: supplementFolderFactory,
  user: userFactory,
  userProgress: userProgressFactory,
};

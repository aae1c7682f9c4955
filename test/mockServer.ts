import { type Server } from 'miragejs';
import { makeServer } from '@/mirage/server';
import { stateOf } from '@/mirage/calls/state';
import {
  type BannerRow,
  type PaymentCategoryRow,
  type PaymentMethodRow,
  type PlanRow,
} from '@/mirage/areas/payments/rows';
import { type CategoryRow, type DietPlanRow, type RecipeRow, type SubCategoryRow } from '@/mirage/areas/nutrition/rows';
import {
  type CommentRow,
  type GroupRow,
  type HelpCategoryRow,
  type HelpContentRow,
  type PostRow,
} from '@/mirage/areas/community/rows';
import { type NotificationFolderRow, type NotificationRow } from '@/mirage/areas/notifications/rows';
import { type EmployeeRow, type UserProgressRow, type UserRow } from '@/mirage/areas/users/rows';
import {
  type ExerciseRow,
  type HabitRow,
  type HighlightItemRow,
  type HighlightRow,
  type SupplementFolderRow,
  type SupplementRow,
  type WeekRow,
  type WorkoutDayRow,
  type WorkoutRow,
} from '@/mirage/areas/workouts/rows';
import { formFields } from './formFields';
import { clearSession, toSessionUser, type SessionUser } from '@/services/session';

interface Models {
  banner: BannerRow;
  category: CategoryRow;
  comment: CommentRow;
  dietPlan: DietPlanRow;
  employee: EmployeeRow;
  exercise: ExerciseRow;
  group: GroupRow;
  helpCategory: HelpCategoryRow;
  helpContent: HelpContentRow;
  habit: HabitRow;
  highlight: HighlightRow;
  highlightItem: HighlightItemRow;
  notification: NotificationRow;
  notificationFolder: NotificationFolderRow;
  paymentCategory: PaymentCategoryRow;
  paymentMethod: PaymentMethodRow;
  plan: PlanRow;
  post: PostRow;
  recipe: RecipeRow;
  subCategory: SubCategoryRow;
  supplementFolder: SupplementFolderRow;
  supplement: SupplementRow;
  user: UserRow;
  userProgress: UserProgressRow;
  week: WeekRow;
  workout: WorkoutRow;
  workoutDay: WorkoutDayRow;
}

interface HandledRequest {
  url: string;
  requestBody: string | FormData;
}

/** A fresh, empty mock server for each test of the file; no test may leave a call that nothing answers. */
export function mockServer() {
  let server: Server;
  beforeEach(() => {
    server = makeServer({ environment: 'test' });
  });
  afterEach(() => {
    const { unhandledRequests } = server.pretender as unknown as { unhandledRequests: HandledRequest[] };
    const unhandled = unhandledRequests.map(({ url }) => url);
    clearSession();
    server.shutdown();
    expect(unhandled).toEqual([]);
  });

  /**
   * The bodies that arrived at a path, whose `:id` stands for any; forms as plain objects with their files' names, where
   * what comes several times is a list.
   */
  const posted = (path: string): unknown[] => {
    const route = new RegExp(`/${path.replace(':id', '[^/]+')}$`);
    const { handledRequests } = server.pretender as unknown as { handledRequests: HandledRequest[] };
    return handledRequests.filter(({ url }) => route.test(url)).map(({ requestBody }) => toFields(requestBody));
  };

  /** Creates one row by its factory; Mirage's own types do not know the models' fields. */
  const create = <Name extends keyof Models>(model: Name, changes: Partial<Models[Name]> = {}) => {
    const fields: object = changes;
    return server.create(model, fields).attrs as unknown as Models[Name];
  };

  const employee = (changes: Partial<EmployeeRow>): SessionUser => toSessionUser(create('employee', changes))!;

  return {
    get server() {
      return server;
    },
    posted,
    /** Takes back whatever override stands at the path. */
    mend: (path: string) => void stateOf(server).overrides.delete(path),
    create,
    admin: () => employee({ firstName: 'Amina', lastName: 'Rahman', role: { title: 'Admin' }, modules: [] }),
    subAdmin: (modules: string[]) => employee({ role: { title: 'Subadmin' }, modules }),
  };
}

const toFields = (body: string | FormData) =>
  typeof body === 'string' ? (JSON.parse(body) as unknown) : formFields(body);

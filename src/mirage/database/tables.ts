import { Model } from 'miragejs';
import {
  type CommentRow,
  type GroupRow,
  type HelpCategoryRow,
  type HelpContentRow,
  type PostRow,
} from '../areas/community/rows';
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
} from '../areas/workouts/rows';
import { type CategoryRow, type DietPlanRow, type RecipeRow, type SubCategoryRow } from '../areas/nutrition/rows';
import { type BannerRow, type PaymentCategoryRow, type PaymentMethodRow, type PlanRow } from '../areas/payments/rows';
import { type NotificationFolderRow, type NotificationRow } from '../areas/notifications/rows';
import { type EmployeeRow, type RoleRow, type UserProgressRow, type UserRow } from '../areas/users/rows';

/*
 * The tables of the mock database. Their rows (`rows/`) hold what the wire holds (§3): `Y`/`N`, prices as text, lists as
 * JSON text; ids are text here, as Mirage keeps them, and numbers on the wire (`wire.ts`).
 */

/** Every table of the mock database, by Mirage's name of the collection. */
export interface Tables {
  employees: EmployeeRow;
  roles: RoleRow;
  plans: PlanRow;
  supplementFolders: SupplementFolderRow;
  supplements: SupplementRow;
  categories: CategoryRow;
  subCategories: SubCategoryRow;
  recipes: RecipeRow;
  dietPlans: DietPlanRow;
  habits: HabitRow;
  highlights: HighlightRow;
  highlightItems: HighlightItemRow;
  exercises: ExerciseRow;
  weeks: WeekRow;
  workoutDays: WorkoutDayRow;
  workouts: WorkoutRow;
  groups: GroupRow;
  posts: PostRow;
  comments: CommentRow;
  banners: BannerRow;
  helpCategories: HelpCategoryRow;
  helpContents: HelpContentRow;
  paymentCategories: PaymentCategoryRow;
  paymentMethods: PaymentMethodRow;
  notificationFolders: NotificationFolderRow;
  notifications: NotificationRow;
  users: UserRow;
  userProgresses: UserProgressRow;
}

export const models = {
  employee: Model.extend<Partial<EmployeeRow>>({}),
  role: Model.extend<Partial<RoleRow>>({}),
  plan: Model.extend<Partial<PlanRow>>({}),
  supplementFolder: Model.extend<Partial<SupplementFolderRow>>({}),
  supplement: Model.extend<Partial<SupplementRow>>({}),
  category: Model.extend<Partial<CategoryRow>>({}),
  subCategory: Model.extend<Partial<SubCategoryRow>>({}),
  recipe: Model.extend<Partial<RecipeRow>>({}),
  dietPlan: Model.extend<Partial<DietPlanRow>>({}),
  habit: Model.extend<Partial<HabitRow>>({}),
  highlight: Model.extend<Partial<HighlightRow>>({}),
  highlightItem: Model.extend<Partial<HighlightItemRow>>({}),
  exercise: Model.extend<Partial<ExerciseRow>>({}),
  week: Model.extend<Partial<WeekRow>>({}),
  workoutDay: Model.extend<Partial<WorkoutDayRow>>({}),
  workout: Model.extend<Partial<WorkoutRow>>({}),
  group: Model.extend<Partial<GroupRow>>({}),
  post: Model.extend<Partial<PostRow>>({}),
  comment: Model.extend<Partial<CommentRow>>({}),
  banner: Model.extend<Partial<BannerRow>>({}),
  helpCategory: Model.extend<Partial<HelpCategoryRow>>({}),
  helpContent: Model.extend<Partial<HelpContentRow>>({}),
  paymentCategory: Model.extend<Partial<PaymentCategoryRow>>({}),
  paymentMethod: Model.extend<Partial<PaymentMethodRow>>({}),
  notificationFolder: Model.extend<Partial<NotificationFolderRow>>({}),
  notification: Model.extend<Partial<NotificationRow>>({}),
  user: Model.extend<Partial<UserRow>>({}),
  userProgress: Model.extend<Partial<UserProgressRow>>({}),
};

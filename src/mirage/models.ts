import { Model } from 'miragejs';

/*
 * The rows of the mock database. They hold what the wire holds (§3): `Y`/`N`, prices as text, lists as JSON text;
 * ids are text here, as Mirage keeps them, and numbers on the wire (`wire.ts`).
 */

type YesNo = 'Y' | 'N';

/** A person who signs in to the panel: admins, sub-admins and, to be refused, a plain user. */
export interface EmployeeRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNo: string;
  password: string;
  role: { title: string };
  /** A list, or its text separated by commas: real servers send both. */
  modules: string[] | string;
}

export interface PlanRow {
  id: string;
  name: string;
  details: string;
  duration: string;
  price: string;
  actualPrice: string;
  discountPrice: string;
  discount: string;
  isFree: YesNo;
  isPopular: YesNo;
  /** A JSON list of texts. */
  features: string;
}

export interface SupplementFolderRow {
  id: string;
  title: string;
}

export interface SupplementRow {
  id: string;
  supplementsCategoryId: string;
  title: string;
  description: string;
  externalLink: string;
  dosage: string;
  image: string | null;
}

/** One assessment progress entry; measurements in inches by part of the body. */
export interface ProgressEntryRow {
  dayNumber: number;
  measurements: Record<string, { day1: string; current: string }>;
  [answer: string]: unknown;
}

export interface PaymentRow {
  file: string;
  amount: string;
  currency: string;
  paymentMethod: string;
  status: string;
  paymentIntentId: string | null;
  createdAt: string;
  updatedAt: string;
}

/** An app user (§3 User), and how far the person is (users/progress). */
export interface UserRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNo: string | null;
  isActive: YesNo;
  createdAt: string;
  bmr: number | string | null;
  userPlans: { plan: { id: number | string; name: string } }[];
  assignedSupplements: { supplementsCategoryId: number | string }[];
  userAssesmentForm: Record<string, string | null> | null;
  userAssesmentProgresses: ProgressEntryRow[];
  payment: PaymentRow | null;
}

/** How far a user is with workouts and habits; users without a row have no progress yet. */
export interface UserProgressRow {
  id: string;
  userId: string;
  totalWorkouts: number;
  completedWorkouts: number;
  habits: { name: string; completed: boolean }[];
}

export interface CategoryRow {
  id: string;
  title: string;
}

/** A `dishesCategory` of the wire (§3 Recipe category). */
export interface SubCategoryRow {
  id: string;
  categoryId: string;
  title: string;
  image: string | null;
}

/** A dish; the sub category it hangs on knows its category. */
export interface RecipeRow {
  id: string;
  dishesCategoryId: string;
  title: string;
  image: string | null;
  ingredients: string;
  directions: string;
  note: string | null;
  /** `cal X, protein X, carbs X, fats X`, whatever was left out missing. */
  nutritions: string | null;
  isActive: YesNo;
  createdAt: string;
}

/** A meal. Figures are numbers where the practice wrote them, text where they came by a form. */
export interface DietPlanRow {
  id: string;
  categoryId: string;
  dishesCategoryId: string;
  title: string;
  mealType: { title: string };
  ingredientsDetails: string;
  cookingSteps: string;
  nutritionCalories: number | string;
  nutritionProtein: number | string;
  nutritionCarbs: number | string;
  nutritionFat: number | string;
  /** Separated by commas, with or without quotes around the whole. */
  kcalOptions: string;
  note: string | null;
  image: string | null;
  createdAt: string;
}

/** §3 Habit. */
export interface HabitRow {
  id: string;
  name: string;
  description: string;
  mandatory: boolean;
  image: string | null;
  createdAt: string;
}

export interface HighlightRow {
  id: string;
  title: string;
  createdAt: string;
}

export interface HighlightItemRow {
  id: string;
  highlightId: string;
  mediaUrl: string;
  mediaType: 'photo' | 'video';
  caption: string;
  /** Seconds: a number where the practice wrote it, text where it came by a form. */
  duration: number | string;
  viewedCount: number;
  createdAt: string;
}

/** §3 Exercise, of the library. */
export interface ExerciseRow {
  id: string;
  name: string;
  description: string;
  videoURL: string | null;
  date: string;
}

export interface WeekRow {
  id: string;
  title: string;
}

export interface WorkoutDayRow {
  id: string;
  /** Null for a day of every week. */
  weekId: string | null;
  title: string;
}

/** A `workoutDayExercise` of the wire: an exercise on a day. */
export interface WorkoutRow {
  id: string;
  workoutDayId: string;
  exerciseId: string;
  sets: number | string;
  reps: number | string;
}

/** §3 Community group. */
export interface GroupRow {
  id: string;
  title: string;
  privacy: 'members' | 'admin';
  color: string | null;
  members: number | null;
}

/** §3 Community post. */
export interface PostRow {
  id: string;
  communityCategoryId: string;
  title: string;
  content: string;
  /** Real servers send either. */
  access: boolean | 'true' | 'false';
  /** The main image of an older post. */
  image: string | null;
  communityPostMedia: { id: number; media: string }[];
  user: { firstName: string; lastName: string };
  createdAt: string;
  /** How many others like it; the panel's own like stands beside. */
  likes: number;
  liked: boolean;
}

/** §3 Comment. */
export interface CommentRow {
  id: string;
  postId: string;
  /** The panel's admin (setting `adminUserId`) or a member. */
  userId: number;
  comment: string;
  user: { firstName: string; lastName: string };
  createdAt: string;
}

export interface BannerRow {
  id: string;
  link: string;
  image: string;
}

export interface HelpCategoryRow {
  id: string;
  title: string;
}

/** A `howTouse` of the wire. */
export interface HelpContentRow {
  id: string;
  howTouseCategoryId: string;
  title: string;
  description: string;
  media: string;
}

export interface PaymentCategoryRow {
  id: string;
  title: string;
}

/** §3 Payment method. */
export interface PaymentMethodRow {
  id: string;
  paymentTypesCategoryId: string | null;
  paymentMethodName: string;
  paymentType: string;
  accountNumber: string;
  accountTitle: string;
  bankName: string | null;
  iban: string | null;
  swiftCode: string | null;
  paymentInstructions: string | null;
  isActive: YesNo;
}

/** Every table of the mock database, by Mirage's name of the collection. */
export interface Tables {
  employees: EmployeeRow;
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
  users: UserRow;
  userProgresses: UserProgressRow;
}

export const models = {
  employee: Model.extend<Partial<EmployeeRow>>({}),
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
  user: Model.extend<Partial<UserRow>>({}),
  userProgress: Model.extend<Partial<UserProgressRow>>({}),
};

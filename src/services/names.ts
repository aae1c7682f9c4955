import { visible } from '@/lib/visible';

/** First and last name in one text; either may be empty. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  visible(`${firstName} ${lastName}`);

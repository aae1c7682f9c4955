import { type Area } from '../api';
import { ok } from '../reply';
import { wireRow } from '../wire';

/** §7 Plans. */
export const plans: Area = ({ post, table }) => {
  post('plans/list', {}, () => ok(table('plans').all().map(wireRow)));
};

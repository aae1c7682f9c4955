import { fillAt } from '@/lib/slots';
import { listMenu } from '@/screen/list/listTools';
import { CARDS, ROWS } from './paths';
import { SelectSeveral } from './SelectSeveral';

export const fills = ['/users', ...CARDS, ...ROWS].map((path) => fillAt(listMenu, path, SelectSeveral));

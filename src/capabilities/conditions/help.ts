import { fillAt } from '@/lib/slots';
import { sectionHelp } from '@/screen/help';

export const fills = [fillAt(sectionHelp, '/users', { keys: [[['c'], 'Conditions']] })];

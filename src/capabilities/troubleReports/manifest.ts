import { type Capability } from '@/screen/capability';
import { watchTroubles } from './watchTroubles';

export const troubleReports: Capability = { name: 'troubleReports', start: watchTroubles };

import { fill } from '@/lib/slots';
import { unsavedWork } from '@/screen/shell/unsavedWork';
import { unsavedRecords } from './unsaved';

export const fills = [fill(unsavedWork, unsavedRecords)];

import { uploadTools } from '@/components/upload/uploadTools';
import { fill } from '@/lib/slots';
import { beforeSend } from '@/screen/form/beforeSend';
import { filesToSend } from './filesToSend';
import { PictureTools } from './PictureTools';
import { PlaceQuestion } from './PlaceQuestion';

export const fills = [
  fill(uploadTools, PictureTools),
  fill(beforeSend, { toSend: filesToSend, Question: PlaceQuestion }),
];

import { makePicture, type PictureRequest } from './makePicture';

addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => void makePicture(data).then(postMessage));

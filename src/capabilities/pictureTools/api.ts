export { PlaceQuestion } from './PlaceQuestion';
export { preparePictures } from './preparePictures';

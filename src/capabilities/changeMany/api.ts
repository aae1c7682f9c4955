export { useSelectionEvents } from './selection';

export { toReport, type Trouble } from './toReport';

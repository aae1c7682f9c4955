export { ProofViewer } from './ProofViewer';

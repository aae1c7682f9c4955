import { type FileRejection } from 'react-dropzone';
import { formatBytes } from '../format/number';

/** Why a file was rejected, as text. */
export function rejectionText({ file, errors }: FileRejection, maxBytes: number): string {
  const codes = errors.map((error) => error.code);
  if (codes.includes('too-many-files')) return 'Only one file can be added.';
  if (codes.includes('file-too-small')) return `This file is empty: ${file.name}`;
  if (codes.includes('file-too-large')) return `This file is too large: ${file.name} (max ${formatBytes(maxBytes)})`;
  return `This file type is not accepted: ${file.name}`;
}

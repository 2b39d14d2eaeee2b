import { checkFileSize } from '@harrow/validation';

export type FileRefusal = 'empty' | 'tooLarge' | 'notImage';

/** Why a file is not even sent, or undefined. Limits: portal specification, section 9; interface blocks, section 5. */
export function checkFile(file: Pick<File, 'size' | 'type'>, imagesOnly: boolean): FileRefusal | undefined {
  if (imagesOnly && !file.type.includes('image')) return 'notImage';
  const size = checkFileSize(file.size);
  return size.ok ? undefined : size.reason;
}

import { attachmentLimitMb, checkFileSize } from '@harrow/validation';
import { hidesItsType } from '../shownName.ts';

export type FileRefusal = 'empty' | 'tooLarge' | 'notImage' | 'wrongType' | 'badName';

/** What may be added. */
export interface FileRules {
  /** Pictures only. Default false. */
  imagesOnly?: boolean | undefined;
  /** As the attribute of file inputs: `.pdf,.xlsx,image/*`. Default: anything. */
  accept?: string | undefined;
  /** Files must be smaller than this, in MB of 1,048,576 bytes. Default 50. */
  maxMb?: number | undefined;
  /** Most files; 0 (default) for any number. */
  maxCount?: number | undefined;
  /** Pictures are made smaller before they are sent, so that neither side is longer than this, in pixels. Default: sent as they are. */
  scaleToPx?: number | undefined;
}

/** Why a file is not even sent, or undefined. */
export function checkFile(
  file: Pick<File, 'size' | 'type' | 'name'>,
  { imagesOnly, accept, maxMb = attachmentLimitMb }: FileRules = {},
): FileRefusal | undefined {
  if (imagesOnly && !file.type.includes('image')) return 'notImage';
  if (accept && !isAccepted(file, accept)) return 'wrongType';
  if (hidesItsType(file.name)) return 'badName';
  const size = checkFileSize(file.size, maxMb);
  return size.ok ? undefined : size.reason;
}

function isAccepted({ name, type }: Pick<File, 'type' | 'name'>, accept: string): boolean {
  const wanted = accept
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim());
  return wanted.some((entry) => {
    if (entry.startsWith('.')) return name.toLowerCase().endsWith(entry);
    return entry.endsWith('/*') ? type.startsWith(entry.slice(0, -1)) : type === entry;
  });
}

export interface CheckedFiles {
  accepted: File[];
  /** In the order they were chosen. */
  refused: { file: File; reason: FileRefusal | 'tooMany' }[];
}

/** Parts chosen files into those that may be sent, the first `room` of the good ones, and those that may not. */
export function checkFiles(files: readonly File[], rules: FileRules = {}, room = Infinity): CheckedFiles {
  const checked: CheckedFiles = { accepted: [], refused: [] };
  for (const file of files) {
    const reason = checkFile(file, rules) ?? (checked.accepted.length >= room ? 'tooMany' : undefined);
    if (reason) checked.refused.push({ file, reason });
    else checked.accepted.push(file);
  }
  return checked;
}

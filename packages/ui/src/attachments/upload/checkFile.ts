import { acceptOfFamilies, attachmentLimitMb, checkFileSize, familyOfFile, type FileFamily } from '@harrow/validation';
import type { PictureEdit } from '../pictureEdit/PictureEdit.ts';
import { hidesItsType } from '../shownName.ts';

export type FileRefusal = 'empty' | 'tooLarge' | 'notImage' | 'notTaken' | 'wrongType' | 'badName';

/** Limits of files that may be added. */
export interface FileRules {
  /** Pictures only: the same as `takes` with `image` alone. Default false. */
  imagesOnly?: boolean | undefined;
  /** Families of files that are taken, named beside the button. Default: any. */
  takes?: readonly FileFamily[] | undefined;
  /** As the attribute of file inputs: `.pdf,.xlsx,image/*`. Default: anything. */
  accept?: string | undefined;
  /** Files must be smaller than this, in MB of 1,048,576 bytes. Default 50. */
  maxMb?: number | undefined;
  /** Most files; 0 (default) for any number. */
  maxCount?: number | undefined;
  /** Pictures are made smaller before they are sent, so that neither side is longer than this, in pixels. Default: sent as they are. */
  scaleToPx?: number | undefined;
  /** The user may crop, turn and mirror pictures before they are sent; an object says how. Default: pictures are sent without asking. */
  edit?: boolean | PictureEdit | undefined;
}

/** Families of files that may be added; undefined for any. */
export const familiesTaken = ({ takes, imagesOnly }: FileRules): readonly FileFamily[] | undefined => (imagesOnly ? ['image'] : takes);

/** Whether a file is of one of the families; where any is taken, it is. */
export const fitsFamilies = (file: Pick<File, 'name' | 'type'>, families: readonly FileFamily[] | undefined): boolean => {
  const family = familyOfFile(file);
  return !families || (family !== undefined && families.includes(family));
};

/** Value for the `accept` attribute of a file input. */
export const acceptOf = (rules: FileRules): string | undefined => {
  const families = familiesTaken(rules);
  return rules.accept ?? (families && acceptOfFamilies(families));
};

/** Why a file is not even sent, or undefined. */
export function checkFile(file: Pick<File, 'size' | 'type' | 'name'>, rules: FileRules = {}): FileRefusal | undefined {
  const { accept, maxMb = attachmentLimitMb } = rules;
  const families = familiesTaken(rules);
  if (families && !fitsFamilies(file, families)) return families.join() === 'image' ? 'notImage' : 'notTaken';
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

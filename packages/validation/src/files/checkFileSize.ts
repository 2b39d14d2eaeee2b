import { accepted, refused, type Check } from '../check.ts';

/** Attachments must be smaller than this many MB, of 1,048,576 bytes each. */
export const attachmentLimitMb = 50;

/** Checks the size of an attachment in bytes: not empty, and under the limit (exactly the limit is too large). */
export function checkFileSize(bytes: number, limitMb: number = attachmentLimitMb): Check<'empty' | 'tooLarge'> {
  if (bytes === 0) return refused('empty');
  return bytes / 1_048_576 < limitMb ? accepted : refused('tooLarge');
}

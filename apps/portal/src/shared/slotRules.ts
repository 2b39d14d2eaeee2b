import type { FileRules } from '@harrow/ui';

/** Files that a slot takes, as in `@harrow/api-client/slots`. */
interface Slot {
  readonly takes?: FileRules['takes'];
  readonly most?: number;
}

/** Rules for an uploader of a slot; the server checks the content of the files by the same. */
export const slotRules = ({ takes, most }: Slot): Pick<FileRules, 'takes' | 'maxCount'> => ({ takes, maxCount: most });

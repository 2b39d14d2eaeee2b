import type { FileRules } from '@harrow/ui';

/** What a slot takes, as `@harrow/api-client/slots` has it. */
interface Slot {
  readonly takes?: FileRules['takes'];
  readonly most?: number;
}

/** What an uploader asks of the files of a slot; the server asks the same of their content. */
export const slotRules = ({ takes, most }: Slot): Pick<FileRules, 'takes' | 'maxCount'> => ({ takes, maxCount: most });

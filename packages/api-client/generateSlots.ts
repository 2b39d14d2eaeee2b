/**
 * Writes `src/generated/slots`: the slots for files of every record, one constant per table, with what each takes. Uploaders say it before a
 * file is chosen; the server asks the same of the content.
 */
import { contractSlots } from '@harrow/contract/slots';
import { writeNouns } from './writeNouns.ts';

const camel = (table: string): string => table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

writeNouns(
  'slots',
  'generateSlots.ts',
  Object.entries(contractSlots).map(([table, slots]) => ({ name: `${camel(table)}Slots`, tag: camel(table), value: slots })),
);

/** Writes `src/generated/slots.gen.ts`: the slots for files of every record, with what each takes (`x-slots` of the contract). */
import { writeFileSync } from 'node:fs';
import { contractSlots } from '@harrow/contract/slots';

writeFileSync(
  new URL('./src/generated/slots.gen.ts', import.meta.url),
  `// Written by generateSlots.ts from the contract; do not edit.

/** Slots for files by the table of their records, in the order of the form. */
export const slots = ${JSON.stringify(contractSlots, null, 2)} as const;
`,
);

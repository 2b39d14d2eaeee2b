/** Writes `src/generated/pages.gen.ts`: the pages of the portal that show records (`x-pages` of the contract). */
import { writeFileSync } from 'node:fs';
import { contractPages } from '@harrow/contract/pages';

writeFileSync(
  new URL('./src/generated/pages.gen.ts', import.meta.url),
  `// Written by generatePages.ts from the contract; do not edit.

/** Pages of the portal that show records, by type: \`{id}\` stands for the id of the record; without it the page is that of its list. */
export const recordPages = ${JSON.stringify(contractPages, null, 2)} as const;
`,
);

/** Writes `src/generated/needed.gen.ts`: what a document must have to be handed in, by the model that its form sends (`x-needed` of the contract). */
import { writeFileSync } from 'node:fs';
import { contract, type Node } from '@harrow/contract/calls';
import { core, propertiesOf } from '@harrow/contract/schema';

const { schemas } = (contract as { components: { schemas: Record<string, Node> } }).components;

const models = Object.entries(schemas).flatMap(([name, schema]) => {
  const needed = Object.entries(propertiesOf(schema)).flatMap(([field, own]) => (core(own)['x-needed'] === true ? [field] : []));
  return needed.length === 0 ? [] : [[name, needed]];
});

writeFileSync(
  new URL('./src/generated/needed.gen.ts', import.meta.url),
  `// Written by generateNeeded.ts from the contract; do not edit.

/** Fields without which a document, or one of its lines, is not handed in, by the model of its form. */
export const needed = ${JSON.stringify(Object.fromEntries(models), null, 2)} as const;
`,
);

/**
 * Writes `src/generated/forms.gen.ts`: the fields of the forms of masters, with what the contract says of each: how a cell of an
 * import is read, the dictionary or the table that knows its codes (`x-dictionary`, `x-code-of`), its decimals (`x-decimals`;
 * amounts of money have two). Columns of imports and the rules that all masters share follow from it.
 */
import { writeFileSync } from 'node:fs';
import { contractCalls, type Node } from '@harrow/contract/calls';
import { core, namesOf, propertiesOf } from '@harrow/contract/schema';

interface Schema {
  type?: string;
  format?: string;
  'x-dictionary'?: string;
  'x-code-of'?: string;
  'x-decimals'?: number;
}

function kindOf(schema: Node): string {
  const { type, format, 'x-dictionary': dictionary } = core(schema) as Schema;
  if (type === 'array') return 'list';
  if (namesOf(schema).includes('YesNo')) return 'yesNo';
  if (dictionary !== undefined) return 'choice';
  if (type === 'number' || type === 'integer') return 'number';
  return format === 'date' ? 'date' : 'text';
}

function fieldOf(schema: Node, isRequired: boolean): object {
  const { 'x-dictionary': dictionary, 'x-code-of': codeOf, 'x-decimals': decimals } = core(schema) as Schema;
  const [table, column] = codeOf?.split('.') ?? [];
  return {
    kind: kindOf(schema),
    ...(isRequired && { required: true }),
    ...(dictionary !== undefined && { dictionary }),
    ...(table !== undefined && { codeOf: { table, column } }),
    ...((decimals !== undefined || namesOf(schema).includes('Money')) && { decimals: decimals ?? 2 }),
  };
}

const names = new Set(contractCalls.map(({ name }) => name));
const forms = contractCalls
  .filter(({ name }) => name.endsWith('Add') && ['ImportExcel', 'ExportXls'].some((call) => names.has(name.replace(/Add$/, call))))
  .map(({ name, body }) => {
    const { required = [] } = core(body!) as { required?: string[] };
    return [name, Object.fromEntries(Object.entries(propertiesOf(body)).map(([field, schema]) => [field, fieldOf(schema, required.includes(field))]))];
  });

writeFileSync(
  new URL('./src/generated/forms.gen.ts', import.meta.url),
  `// Written by generateForms.ts from the contract; do not edit.

/** Fields of the forms of masters, by the call that adds a record. */
export const forms = ${JSON.stringify(Object.fromEntries(forms), null, 2)} as const;
`,
);

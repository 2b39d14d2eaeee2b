/**
 * Writes `src/generated/listColumns.gen.ts`: for every list of the contract the fields of its rows, and of the record's own
 * reply, with their types. What the contract does not show cannot be a list's column, and neither can what it shows masked
 * (`x-masked`): sorted by it or asked about, it would be known. What is the maker's own (`x-maker-only`) stands apart.
 * Fails for an amount of money in a list whose rows do not name its currency.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withoutRefusals } from '@harrow/contract/withoutRefusals';
import { parse } from 'yaml';
import { operationId } from './src/shared/contract/operationId.ts';

interface Schema {
  'x-masked'?: boolean;
  'x-maker-only'?: boolean;
  /** The list can be sorted by it and asked about it. Default: fields of the rows can, others of the record cannot. */
  'x-asked'?: boolean;
  /** Field that names the currency of an amount; default `currency`. */
  'x-currency'?: string;
  $ref?: string;
  type?: string | string[];
  format?: string;
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
}
interface Operation {
  operationId: string;
  parameters?: { $ref?: string }[];
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}
interface Spec {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
type Kind = 'text' | 'number' | 'date' | 'datetime' | 'switch';

const { paths, components } = withoutRefusals(parse(readFileSync(new URL('../../packages/contract/openapi.yaml', import.meta.url), 'utf8')) as Spec);
const nameOf = ({ $ref }: Schema): string | undefined => $ref?.slice('#/components/schemas/'.length);
const resolved = (schema: Schema): Schema => (nameOf(schema) === undefined ? schema : components.schemas[nameOf(schema)!]!);

/** Undefined for what no list can be sorted by or asked about: lists, objects, files. */
function kindOf(schema: Schema): Kind | undefined {
  if (nameOf(schema) === 'DateTime') return 'datetime';
  if (nameOf(schema) === 'YesNo') return 'switch';
  const { type, format, anyOf, allOf } = resolved(schema);
  const members = (anyOf ?? allOf)?.filter((member) => member.type !== 'null');
  if (members) {
    const kinds = new Set(members.map(kindOf));
    return kinds.size === 1 ? [...kinds][0] : undefined;
  }
  if (type === 'string') return format === 'date' ? 'date' : 'text';
  return type === 'number' || type === 'integer' ? 'number' : undefined;
}

const isMoney = (schema: Schema): boolean => nameOf(schema) === 'Money' || (schema.anyOf ?? schema.allOf ?? []).some(isMoney);

/** Amounts of a row, each with the field of the same row that names its currency. */
function currenciesOf(list: string, row: Record<string, Schema>): string {
  const amounts = Object.entries(row).filter(([, schema]) => isMoney(schema));
  return amounts
    .map(([name, schema]) => {
      const currency = schema['x-currency'] ?? 'currency';
      if (!(currency in row)) throw new Error(`${list}: no field names the currency of ${name}; add \`${currency}\` to the row or say which with x-currency`);
      return `${name}: '${currency}'`;
    })
    .join(', ');
}

function propertiesOf(schema: Schema | undefined): Record<string, Schema> {
  if (schema === undefined) return {};
  const { properties = {}, allOf = [] } = resolved(schema);
  return Object.assign({}, ...allOf.map(propertiesOf), properties) as Record<string, Schema>;
}

const operations = Object.values(paths).flatMap((path) => Object.values(path).filter((operation) => operation.operationId));
const resultOf = ({ responses }: Operation): Schema | undefined => propertiesOf(responses['200']?.content?.['application/json']?.schema)['result'];

const lists = operations.flatMap((operation) => {
  const records = propertiesOf(resultOf(operation))['records'];
  const isList = operation.parameters?.some(({ $ref }) => $ref?.endsWith('ListQuery.column'));
  if (!isList || !records?.items) return [];
  const [family] = operation.operationId.split('_');
  const record = operation.operationId.endsWith('_list')
    ? operations.find((other) => other.operationId === `${family}_detail` || other.operationId === `${family}_queryById`)
    : undefined;
  const row = propertiesOf(records.items);
  const fields = Object.entries({ ...propertiesOf(record && resultOf(record)), ...row });
  const columnsOf = (isMakerOnly: boolean): string =>
    fields
      .flatMap(([name, schema]) => {
        const kind = name.endsWith('_dictText') || schema['x-masked'] || (schema['x-maker-only'] ?? false) !== isMakerOnly ? undefined : kindOf(schema);
        return kind ? [`${name}: '${kind}'`] : [];
      })
      .join(', ');
  const name = operationId(operation.operationId);
  const isAsked = ([field, schema]: [string, Schema]): boolean =>
    !field.endsWith('_dictText') && !schema['x-masked'] && !schema['x-maker-only'] && kindOf(schema) !== undefined && (schema['x-asked'] ?? field in row);
  const asked = fields
    .filter(isAsked)
    .map(([field]) => `'${field}'`)
    .join(', ');
  const choices = fields.flatMap(([field]) => (fields.some(([other]) => other === `${field}_dictText`) ? [`'${field}'`] : [])).join(', ');
  return [{ name, asked, choices, all: columnsOf(false), maker: columnsOf(true), currencies: currenciesOf(name, propertiesOf(records.items)) }];
});

const constant = (name: string, entries: readonly [list: string, columns: string][]): string =>
  `export const ${name} = {\n${entries
    .map(([list, columns]) => `  ${list}: { ${columns} },`)
    .toSorted()
    .join('\n')}\n} as const;\n`;

writeFileSync(
  new URL('./src/generated/listColumns.gen.ts', import.meta.url),
  `// Written by generateListColumns.ts from the contract; do not edit.\n${constant(
    'contractColumns',
    lists.map(({ name, all }) => [name, all]),
  )}\n/** Fields that leave the payload for dealers. */\n${constant(
    'makerContractColumns',
    lists.filter(({ maker }) => maker !== '').map(({ name, maker }) => [name, maker]),
  )}\n/** Amounts of the rows, each with the field that names its currency. */\n${constant(
    'contractCurrencies',
    lists.filter(({ currencies }) => currencies !== '').map(({ name, currencies }) => [name, currencies]),
  )}\n/** Fields that a list can be sorted by and asked about. */\nexport const contractAsked = {\n${lists
    .map(({ name, asked }) => `  ${name}: [${asked}],`)
    .toSorted()
    .join('\n')}\n} as const;\n\n/** Fields with a text beside them, \`{field}_dictText\`. */\nexport const contractChoices = {\n${lists
    .filter(({ choices }) => choices !== '')
    .map(({ name, choices }) => `  ${name}: [${choices}],`)
    .toSorted()
    .join('\n')}\n} as const;\n`,
);

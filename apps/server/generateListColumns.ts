/**
 * Writes `src/generated/listColumns.gen.ts`: for every list of the contract the fields of its rows, and of the record's own
 * reply, with their types. What the contract does not show cannot be a list's column, and neither can what it shows masked
 * (`x-masked`): sorted by it or asked about, it would be known. What is the maker's own (`x-maker-only`) stands apart.
 * Fails for an amount of money in a list whose rows do not name its currency.
 */
import { writeFileSync } from 'node:fs';
import { type ContractCall, contractCalls, type Node } from '@harrow/contract/calls';
import { core, namesOf, propertiesOf } from '@harrow/contract/schema';

type Fields = Record<string, Node>;
type Kind = 'text' | 'number' | 'date' | 'datetime' | 'switch';

/** Undefined for what no list can be sorted by or asked about: lists, objects, files. */
function kindOf(schema: Node): Kind | undefined {
  const names = namesOf(schema);
  if (names.includes('DateTime')) return 'datetime';
  if (names.includes('YesNo')) return 'switch';
  const { type, format, anyOf } = core(schema) as { type?: string; format?: string; anyOf?: Node[] };
  if (anyOf) {
    const kinds = new Set(anyOf.filter((member) => member.type !== 'null').map(kindOf));
    return kinds.size === 1 ? [...kinds][0] : undefined;
  }
  if (type === 'string') return format === 'date' ? 'date' : 'text';
  return type === 'number' || type === 'integer' ? 'number' : undefined;
}

/** Amounts of a row, each with the field of the same row that names its currency. */
function currenciesOf(list: string, row: Fields): string[] {
  const amounts = Object.entries(row).filter(([, schema]) => namesOf(schema).includes('Money'));
  return amounts.map(([name, schema]) => {
    const currency = (schema['x-currency'] ?? 'currency') as string;
    if (!(currency in row)) throw new Error(`${list}: no field names the currency of ${name}; add \`${currency}\` to the row or say which with x-currency`);
    return `${name}: '${currency}'`;
  });
}

/** May be null, or left out. */
const isOptional = (schema: Node): boolean => {
  const { type, anyOf = [] } = schema as { type?: string | string[]; anyOf?: Node[] };
  return [type].flat().includes('null') || anyOf.some(isOptional);
};

const isCode = (schema: Node): boolean => core(schema)['enum'] !== undefined && !namesOf(schema).includes('YesNo');
const resultOf = (call: ContractCall | undefined): Node | undefined => call && propertiesOf(call.reply)['result'];
const isText = (field: string): boolean => field.endsWith('_dictText');
/** The id and the version are no columns of a page. */
const isOwn = (field: string): boolean => field !== 'id' && field !== 'version';

const lists = contractCalls.flatMap((call) => {
  const { items } = (propertiesOf(resultOf(call))['records'] ?? {}) as { items?: Node };
  if (!call.isList || items === undefined) return [];
  const { name } = call;
  const family = /^(.+)List$/.exec(name)?.[1];
  const record = contractCalls.find((other) => family !== undefined && [`${family}Detail`, `${family}QueryById`].includes(other.name));
  const row = propertiesOf(items);
  const fields = Object.entries({ ...propertiesOf(resultOf(record)), ...row }).filter(([field]) => !isText(field));
  const columnsOf = (isMakerOnly: boolean): string[] =>
    fields.flatMap(([field, schema]) => {
      const kind = schema['x-masked'] || (schema['x-maker-only'] ?? false) !== isMakerOnly ? undefined : kindOf(schema);
      return kind ? [`${field}: '${kind}'`] : [];
    });
  const isAsked = ([field, schema]: [string, Node]): boolean =>
    isOwn(field) && !schema['x-masked'] && !schema['x-maker-only'] && kindOf(schema) !== undefined && ((schema['x-asked'] as boolean) ?? field in row);
  /** What a workbook can show: a code without a text says nothing there. */
  const isShown = ([field, schema]: [string, Node]): boolean =>
    isOwn(field) &&
    !isText(field) &&
    !schema['x-masked'] &&
    !schema['x-maker-only'] &&
    kindOf(schema) !== undefined &&
    (!isCode(schema) || `${field}_dictText` in row);
  const isColumn = ([field, schema]: [string, Node]): boolean => isOwn(field) && !schema['x-masked'] && kindOf(schema) !== undefined;
  const quoted = (names: string[]): string[] => names.map((field) => `'${field}'`);
  return [
    {
      name,
      all: columnsOf(false),
      maker: columnsOf(true),
      currencies: currenciesOf(name, row),
      asked: quoted(fields.filter(isAsked).map(([field]) => field)),
      shown: quoted(
        Object.entries(row)
          .filter(isShown)
          .map(([field]) => field),
      ),
      optional: quoted(fields.filter((field) => isColumn(field) && isOptional(field[1])).map(([field]) => field)),
      choices: quoted(fields.flatMap(([field]) => (`${field}_dictText` in row || `${field}_dictText` in propertiesOf(resultOf(record)) ? [field] : []))),
    },
  ];
});

type Part = Exclude<keyof (typeof lists)[number], 'name'>;

/** A constant with an entry for each list that has such fields; `{}` around them, or `[]`. */
const constant = (name: string, part: Part, [open, close]: readonly [string, string], doc = ''): string =>
  `${doc && `\n/** ${doc} */\n`}export const ${name} = {\n${lists
    .filter((list) => part === 'all' || list[part].length > 0)
    .map((list) => `  ${list.name}: ${open}${list[part].join(', ')}${close},`)
    .toSorted()
    .join('\n')}\n} as const;\n`;

const object = ['{ ', ' }'] as const;
const array = ['[', ']'] as const;

writeFileSync(
  new URL('./src/generated/listColumns.gen.ts', import.meta.url),
  [
    '// Written by generateListColumns.ts from the contract; do not edit.\n',
    constant('contractColumns', 'all', object),
    constant('makerContractColumns', 'maker', object, 'Fields that leave the payload for dealers.'),
    constant('contractCurrencies', 'currencies', object, 'Amounts of the rows, each with the field that names its currency.'),
    constant('contractAsked', 'asked', array, 'Fields that a list can be sorted by and asked about.'),
    constant('contractOptional', 'optional', array, 'Fields that may be empty.'),
    constant('contractShown', 'shown', array, 'Fields of the rows that a workbook can show.'),
    constant('contractChoices', 'choices', array, 'Fields with a text beside them, `{field}_dictText`.'),
  ].join(''),
);

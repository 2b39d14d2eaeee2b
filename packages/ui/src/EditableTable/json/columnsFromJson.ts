import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { type ColumnDraft, columnTypes, typeName } from './columnTypes.ts';
import { ColumnJsonError, type ColumnProblem, type ColumnProblemCode, type JsonRow } from './ColumnJson.ts';
import { helperOf, type JsonTableProps, withHelper } from './helperColumns.ts';
import type { JsonSources } from './JsonSources.ts';
import { createReader, isFieldName, isRecord, type JsonReader, shorten } from './readJson.ts';
import { rulesFromJson } from './rulesFromJson.ts';

export interface JsonColumns {
  columns: EditableColumn<JsonRow>[];
  /** Props for the table's own columns that were asked for: `row_number`, `row_checkbox`, `row_radio`, `row_expand`, `row_drag_sort`. */
  table: JsonTableProps;
}

const mostColumns = 500;
const mostPx = 2000;

/** Columns that could be read, and the problems of those that could not. */
export interface ReadJsonColumns extends JsonColumns {
  /** Why some of the columns are not there; empty if all are. */
  problems: readonly ColumnProblem[];
}

/**
 * Columns from what a server configured, in either of the two vocabularies (see `ColumnJson`).
 * The answer is the same for the same list, so keep it (`useMemo`): new columns draw every cell again.
 * @throws ColumnJsonError naming every column that is not understood: an unknown type, a bad expression, a missing source.
 *   Nothing of the configuration is ever run, and no name reaches into a prototype.
 */
export function columnsFromJson(list: unknown, sources: JsonSources = {}): JsonColumns {
  const { columns, table, problems } = readJsonColumns(list, sources);
  if (problems.length > 0) throw new ColumnJsonError(problems);
  return { columns, table };
}

/**
 * The same for a screen that shows what it can: columns that are not understood are left out and named in `problems`. The rows keep
 * their values.
 */
export function readJsonColumns(list: unknown, sources: JsonSources = {}): ReadJsonColumns {
  const problems: ColumnProblem[] = [];
  refuseTakenNames(sources);
  const refuse = (code: ColumnProblemCode, value: string): ReadJsonColumns => ({ columns: [], table: {}, problems: [{ column: '', code, value }] });
  if (!Array.isArray(list)) return refuse('notAList', shorten(list));
  if (list.length > mostColumns) return refuse('tooMany', String(list.length));

  const links = linkageOf(list, sources);
  const keys = new Set<string>();
  let table: JsonTableProps = {};
  const columns = list.flatMap((entry: unknown, index): EditableColumn<JsonRow>[] => {
    const json = createReader(entry);
    const key = json.value('key');
    const report = (code: ColumnProblemCode, value: unknown): undefined => {
      problems.push({ column: isFieldName(key) ? key : `#${index + 1}`, code, value: shorten(value) });
    };
    const type = typeName(json.text('type') ?? '');
    if (!isRecord(entry)) return none(report('notAColumn', entry));
    const helper = helperOf(type);
    if (helper) {
      const [width, title] = [widthOf(json), json.text('title')];
      table = withHelper(table, helper, { ...(width !== undefined && { width }), ...(title !== undefined && { title }) });
      return [];
    }
    if (!isFieldName(key)) return none(report('key', key));
    if (keys.has(key)) return none(report('repeatedKey', key));
    keys.add(key);
    const before = problems.length;
    const column = build(key, type, entry, { json, sources, report, linkage: links.get(key) });
    // One that would be shown without what was meant is not shown.
    return column && problems.length === before ? [column] : [];
  });
  return { columns, table, problems };
}

const none = (_reported: undefined): [] => [];

function build(
  key: string,
  type: string,
  entry: Record<string, unknown>,
  part: Pick<ColumnDraft, 'json' | 'sources' | 'report' | 'linkage'>,
): EditableColumn<JsonRow> | undefined {
  const { json, sources, report } = part;
  const title = json.text('title') ?? key;
  const custom = sources.types && Object.hasOwn(sources.types, json.text('type') ?? '') ? sources.types[json.text('type')!] : undefined;
  if (custom) return custom({ key, title, json: entry });
  const make = Object.hasOwn(columnTypes, type) ? columnTypes[type] : undefined;
  if (!make) return report('type', json.value('type'));
  const placeholder = json.text('placeholder');
  const required = isRequired(json);
  const column = make({
    ...part,
    common: { ...commonOptions(key, title, json), required, validateRules: rulesFromJson(json.list('validateRules') ?? [], sources, report) },
    ...(placeholder !== undefined && { placeholder }),
    props: createReader(json.value('props')),
    extend: createReader(extendOf(json, report)),
  });
  // The rule that a server wrote has a message of its own; the column's would come before it.
  return column && required ? { ...column, rules: column.rules.filter((rule, index) => index > 0 || !('required' in rule)) } : column;
}

function commonOptions(
  key: string,
  title: string,
  json: JsonReader,
): Pick<ColumnDraft['common'], 'key' | 'title' | 'width' | 'align' | 'frozen' | 'readOnly' | 'showDetails' | 'defaultValue'> {
  const [width, align, fixed, value] = [widthOf(json), json.text('align'), json.value('fixed'), defaultOf(json.value('defaultValue'))];
  const frozen = fixed === true || fixed === 'left' ? 'left' : fixed === 'right' ? 'right' : undefined;
  return {
    key,
    title,
    ...(width !== undefined && { width }),
    ...((align === 'left' || align === 'center' || align === 'right') && { align }),
    ...(frozen && { frozen }),
    ...(json.flag('disabled') && { readOnly: true }),
    ...(json.flag('showDetails') && { showDetails: true }),
    // Only the builder knows which values its kind takes; a default from the server is used as it is.
    ...(value !== undefined && { defaultValue: value as never }),
  };
}

/** A list is joined by commas; what is neither text, number nor yes or no is no value. */
function defaultOf(value: unknown): string | number | boolean | undefined {
  if (Array.isArray(value)) return value.map((one) => defaultOf(one) ?? '').join(',');
  return typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)) ? value : undefined;
}

/** Px of `120` or `120px`. */
function widthOf(json: JsonReader): number | undefined {
  const px = json.number('width') ?? Number(/^(\d+(?:\.\d+)?)px$/.exec(json.text('width') ?? '')?.[1] ?? Number.NaN);
  return px > 0 && px <= mostPx ? px : undefined;
}

const isRequired = (json: JsonReader): boolean => (json.list('validateRules') ?? []).some((rule) => createReader(rule).flag('required') === true);

/** `fieldExtendJson` as an object, also where it is JSON text. */
function extendOf(json: JsonReader, report: ColumnDraft['report']): unknown {
  const value = json.value('fieldExtendJson');
  if (value === undefined || value === null || value === '' || isRecord(value)) return value;
  try {
    const parsed: unknown = JSON.parse(String(value));
    return isRecord(parsed) ? parsed : report('extend', value);
  } catch {
    return report('extend', value);
  }
}

/** For each column of a chain the column before it, and the first. */
function linkageOf(list: readonly unknown[], { linkage = {} }: JsonSources): Map<string, ColumnDraft['linkage']> {
  const next = new Map(
    list.map((entry) => {
      const { text } = createReader(entry);
      return [text('key'), text('linkageKey')] as const;
    }),
  );
  const links = new Map<string, ColumnDraft['linkage']>();
  for (const first of Object.keys(linkage)) {
    let parent: string | undefined;
    // A chain that leads back into itself ends where it would begin again.
    for (let key: string | undefined = first; key !== undefined && next.has(key) && !links.has(key); key = next.get(key)) {
      links.set(key, { parent, first });
      parent = key;
    }
  }
  return links;
}

/** A type of the application's own must not bear a name that has a meaning. */
function refuseTakenNames({ types = {} }: JsonSources): void {
  const taken = Object.keys(types).filter((name) => Object.hasOwn(columnTypes, typeName(name)) || helperOf(typeName(name)) !== undefined);
  if (taken.length > 0) throw new Error(`EditableTable: the column types ${taken.map((name) => `'${name}'`).join(', ')} are the table's own`);
}

import { read as readWorkbook } from '@e965/xlsx';
import type { Operation, Parameter } from './operations.ts';
import { type Answer, faultsOf } from './replies.ts';
import { core, isId, valid } from './samples.ts';
import { sources } from './sources.ts';

/** Outcome of reading an operation. */
export interface ReadResult {
  /** Findings for the responses, each with its address. */
  readonly faults: readonly string[];
  /** How many were told something. */
  readonly told: number;
}

/** Asks about what is there: values for parameters are those that earlier answers have named. */
export interface Reader {
  /** Values for a parameter, those of its own calls first. */
  valuesFor(operation: Operation, parameter: Parameter): readonly unknown[];
  /** Asks one person after the other until two were told something; of workbooks, one. */
  read(operation: Operation): Promise<ReadResult>;
  /**
   * Reads all of them: lists first, since their answers give the others their parameters; then again those that have answered nothing, as
   * long as that helps.
   * @returns by id of the operation
   */
  readAll(operations: readonly Operation[]): Promise<ReadonlyMap<string, ReadResult>>;
  /** Records that the calls of a folder have answered, those first that say most. */
  recordsOf(folder: string): readonly object[];
  /** Keeps what is said of things for calls that ask about them. @param folder of the calls that say it, e.g. `/sys/common` */
  remember(folder: string, said: unknown): void;
}

/** A body and how it was answered. */
export interface FullAnswer extends Answer {
  readonly rawPayload: Buffer;
}

/** Calls whose answers are kept apart from those of their folder. */
const callsAsSources = new Set(
  Object.values(sources).flatMap((of) => Object.values(of).flatMap((one) => (typeof one === 'object' && 'call' in one ? [one.call] : []))),
);

/** How many values of a field are kept; as often a call is tried. */
const enough = 6;
/** How many rows of an answer are looked at. */
const rowsRead = 20;
/** Path of an operation without its last part: the calls about one noun. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Fields by which answers name what a parameter asks for. */
const calledOtherwise: Readonly<Record<string, readonly string[]>> = {
  ids: ['id'],
  dictCode: ['dictCode', 'code'],
  category: ['code'],
  url: ['path'],
};

/**
 * @param ask makes a call
 * @param tokens of people who between them may make every call
 */
export function createReader(ask: (url: string, token: string) => Promise<FullAnswer>, tokens: readonly string[]): Reader {
  /** Values found in responses, by the folder of the call, or its id, and by field. */
  const seen = new Map<string, Map<string, Set<unknown>>>();
  const records = new Map<string, object[]>();

  function keep(folder: string, field: string, value: unknown): void {
    const fields = seen.get(folder) ?? new Map<string, Set<unknown>>();
    seen.set(folder, fields);
    const values = fields.get(field) ?? new Set();
    fields.set(field, values);
    if (values.size < enough) values.add(value);
  }

  /** @param within the field that holds it, in whose name the fields are kept as well: `bugList.id` */
  function remember(folder: string, said: unknown, within?: string): void {
    if (Array.isArray(said)) return said.slice(0, rowsRead).forEach((one) => remember(folder, one, within));
    if (typeof said !== 'object' || said === null) return;
    if (within === 'result' || within === 'records') records.set(folder, [...(records.get(folder) ?? []), said]);
    for (const [field, value] of Object.entries(said)) {
      if (typeof value === 'object') remember(folder, value, field);
      else if (value !== '') {
        keep(folder, field, value);
        if (within !== undefined) keep(folder, `${within}.${field}`, value);
      }
    }
  }

  function valuesFor({ id, path }: Operation, { name, schema }: Parameter): unknown[] {
    const source = sources[id]?.[name];
    if (typeof source === 'string') return [source];
    if (source !== undefined) return [...(seen.get('call' in source ? source.call : source.folder)?.get(source.field) ?? [])];
    const choices = core(schema).enum;
    if (choices) return choices;
    const fields = calledOtherwise[name] ?? (isId(schema) ? [name, 'id'] : [name]);
    const folders = [...seen.keys()].filter((key) => !callsAsSources.has(key)).toSorted((a, b) => Number(b === folderOf(path)) - Number(a === folderOf(path)));
    const found = fields.flatMap((field) => folders.flatMap((folder) => [...(seen.get(folder)!.get(field) ?? [])]));
    return found.length > 0 ? [...new Set(found)] : [valid(schema)];
  }

  /** Ways to ask about what is there: one for each value of the parameter that has most. */
  function* asked(operation: Operation): Generator<string> {
    const needed = operation.parameters
      .filter(({ name, required, in: place }) => (required || sources[operation.id]?.[name] !== undefined) && place !== 'header')
      .map((one) => [one, valuesFor(operation, one)] as const);
    const most = Math.min(enough, Math.max(1, ...needed.map(([, values]) => values.length)));
    for (let index = 0; index < most; index += 1) {
      let url = operation.path;
      const query = new URLSearchParams();
      for (const [{ name, in: place }, values] of needed) {
        const value = String(values[index % values.length]);
        if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(value));
        else query.set(name, value);
      }
      yield query.size > 0 ? `${url}?${query.toString()}` : url;
    }
  }

  async function read(operation: Operation): Promise<ReadResult> {
    const faults = new Set<string>();
    const wanted = operation.repliesJson ? 2 : 1;
    let told = 0;
    for (const token of operation.permission === 'public' ? [''] : tokens) {
      for (const url of asked(operation)) {
        const answer = await ask(url, token);
        if (answer.statusCode === 403) break;
        for (const fault of [...faultsOf(operation, answer), ...faultsOfWorkbook(answer)]) faults.add(`${url}: ${fault}`);
        const isJson = String(answer.headers['content-type']).startsWith('application/json');
        const body = isJson ? (answer.json() as { success?: boolean }) : {};
        remember(folderOf(operation.path), body);
        if (callsAsSources.has(operation.id)) remember(operation.id, body);
        // Few answer without an envelope.
        if (answer.statusCode >= 300 || body.success === false) continue;
        told += 1;
        break;
      }
      if (told === wanted) break;
    }
    return { faults: [...faults].slice(0, 5), told };
  }

  async function readAll(operations: readonly Operation[]): Promise<ReadonlyMap<string, ReadResult>> {
    const results = new Map<string, ReadResult>();
    const isList = ({ path }: Operation): boolean => path.endsWith('/list');
    let left = operations.toSorted((a, b) => Number(isList(b)) - Number(isList(a)));
    for (;;) {
      for (const operation of left) {
        const { faults, told } = await read(operation);
        results.set(operation.id, { faults: [...(results.get(operation.id)?.faults ?? []), ...faults], told });
      }
      const untold = left.filter(({ id }) => results.get(id)?.told === 0);
      if (untold.length === 0 || untold.length === left.length) return results;
      left = untold;
    }
  }

  const recordsOf = (folder: string): readonly object[] => (records.get(folder) ?? []).toSorted((a, b) => Object.keys(b).length - Object.keys(a).length);

  return { valuesFor, read, readAll, recordsOf, remember };
}

/** A workbook opens, and its first sheet says something. */
function faultsOfWorkbook({ headers, rawPayload }: FullAnswer): string[] {
  if (!/spreadsheetml|ms-excel/.test(String(headers['content-type']))) return [];
  try {
    const { SheetNames, Sheets } = readWorkbook(rawPayload, { sheetRows: 2 });
    return Sheets[SheetNames[0]!]?.['!ref'] === undefined ? ['the workbook is empty'] : [];
  } catch (error) {
    return [`the workbook does not open: ${(error as Error).message}`];
  }
}

import {
  askingLines,
  asksForSomething,
  type ColumnType,
  encodeQuery,
  type LineFault,
  checkQuery,
  isComparison,
  type QueryFeatures,
  type QueryGroup,
  resolveQuery,
  type Unsayable,
} from '@harrow/validation/query';
import { type BuiltGroup, type BuiltLine, completeQuery, isBuiltGroup, linesOf } from './tree.ts';

type Fault = Exclude<LineFault['code'], 'incomplete'> | 'notATime';
export type Faults = ReadonlyMap<string, Fault>;

export type Prepared =
  | { readonly ok: true; readonly query: QueryGroup }
  | { readonly ok: false; readonly reason: 'empty' | Unsayable }
  /** By the ids of lines. */
  | { readonly ok: false; readonly reason: 'faults'; readonly faults: Faults };

/** The query that can be asked, or why not. Incomplete lines do not count. */
export function prepareQuery(root: BuiltGroup, columns: Readonly<Record<string, ColumnType>>, supportsTree: boolean, features: QueryFeatures = {}): Prepared {
  const query = completeQuery(root);
  if (askingLines(query).length === 0) return { ok: false, reason: 'empty' };
  const faults = faultsOf(root, columns);
  if (faults.size > 0) return { ok: false, reason: 'faults', faults };
  // Which day it is does not matter to the check.
  const encoded = encodeQuery(resolveQuery(query, '2000-01-01'), { groups: supportsTree, emptiness: supportsTree, ...features });
  return encoded.ok ? { ok: true, query } : { ok: false, reason: encoded.reason };
}

function faultsOf(root: BuiltGroup, columns: Readonly<Record<string, ColumnType>>): Faults {
  const faults = new Map<string, Fault>(linesOf(root).flatMap((line) => (hasWrongTime(line) ? [[line.id, 'notATime']] : [])));
  for (const { path, code } of checkQuery(root, columns)) if (code !== 'incomplete') faults.set(idAt(root, path), code);
  return faults;
}

/** A time of day is asked of a text, for which every text would do. */
const hasWrongTime = (line: BuiltLine): boolean =>
  line.type === 'time' &&
  asksForSomething(line) &&
  line.valueSource !== 'field' &&
  (line.rule === 'in' || line.rule === 'between' || isComparison(line.rule)) &&
  line.val.split(',').some((time) => time.trim() !== '' && !/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time.trim()));

function idAt(group: BuiltGroup, [index, ...rest]: readonly number[]): string {
  const item = group.items[index!]!;
  return isBuiltGroup(item) && rest.length > 0 ? idAt(item, rest) : item.id;
}

import { sql } from 'kysely';
import { modelFields } from '../../generated/models.gen.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { exportedFields, type ExportedList, text } from '../../shared/export/exportedList.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { contains, during, equal, type Filter } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { clockIn } from '../../shared/makerDay.ts';
import { fieldName } from '../../shared/messages/messages.ts';

type Item = Operations['dataChangesList']['reply']['result']['records'][number];
type Query = NonNullable<Operations['dataChangesList']['data']['query']>;

interface FieldChange {
  field: string;
  /** Missing for the header. */
  line?: string | null;
  old_value: string | null;
  new_value: string | null;
}
type Row = Omit<Item, 'summary' | 'docType_dictText'> & { changes: readonly FieldChange[] };

const longestSummary = 2000;
/** Folder of the names of its fields in the contract: `market-group` for `marketGroup`. */
const nounOf = (docType: string): string => docType.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The dictionaries of the fields of a model of the contract. */
const dictionariesOf = (docType: string): Readonly<Record<string, string | null>> =>
  (modelFields as Readonly<Record<string, Readonly<Record<string, string | null>>>>)[docType.charAt(0).toUpperCase() + docType.slice(1)] ?? {};

const isMoment = (value: string): boolean => /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/.test(value);

/** `Name: old → new; …`, codes of the header by their texts and moments in the user's zone. */
function summaryOf({ services, user }: Context, { docType, changes }: Row): string {
  const noun = nounOf(docType);
  const dictionaries = dictionariesOf(docType);
  const written = (value: string | null, dictionary: string | null | undefined): string => {
    if (value === null) return '–';
    if (dictionary) return services.dictionaries.text(dictionary, value, user.language) || value;
    return isMoment(value) ? clockIn(user.timeZone, value.includes('T') ? new Date(value) : value) : value;
  };
  const parts = changes.map(({ field, line, old_value: before, new_value: after }) => {
    const place = line ? `${line} · ` : '';
    const dictionary = line ? undefined : dictionaries[field];
    return `${place}${fieldName(user.language, noun, field)}: ${written(before, dictionary)} → ${written(after, dictionary)}`;
  });
  const summary = parts.join('; ');
  return summary.length > longestSummary ? `${summary.slice(0, longestSummary - 1).toWellFormed()}…` : summary;
}

/** Changes by saves, across all records. */
export const changeList = (context: Context): ListDefinition<Item, Row> => ({
  table: 'dataChange',
  columns: listColumns('dataChangesList', 'dataChange'),
  select: sql`data_change.id, doc_type, data_id, doc_no, changes, operator, operator_name, create_time`,
  softDeleted: false,
  scope: () => undefined,
  toReply: (row) => replyOf(context, 'DataChange', { ...row, summary: summaryOf(context, row) }),
});

export const changeFilters = ({ user }: Context, query: Query): Filter[] => [
  equal('dataChange.docType', query.docType),
  contains('dataChange.docNo', query.docNo),
  contains('dataChange.operator', query.operator),
  during('dataChange.createTime', query.createTime_begin, query.createTime_end, user),
];

export const changeExport: ExportedList = {
  name: 'dataChange',
  noun: 'log',
  columns: [...exportedFields('dataChangesList', ['createTime', 'docType', 'docNo', 'operator', 'operatorName']), text('summary', { width: 80 })],
};

import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { exportedFields, type ExportedList, text } from '../../shared/export/exportedList.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { contains, during, equal, type Filter } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { fieldName, type Language } from '../../shared/messages/messages.ts';

type Item = Operations['dataChangesList']['reply']['result']['records'][number];
type Query = NonNullable<Operations['dataChangesList']['data']['query']>;

interface FieldChange {
  field: string;
  line: string | null;
  old_value: string | null;
  new_value: string | null;
}
type Row = Omit<Item, 'summary' | 'docType_dictText'> & { changes: readonly FieldChange[] };

const longestSummary = 2000;
/** Folder of the names of its fields in the contract: `market-group` for `marketGroup`. */
const nounOf = (docType: string): string => docType.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `Name: old → new; …` */
function summaryOf(language: Language, { docType, changes }: Row): string {
  const noun = nounOf(docType);
  const parts = changes.map(({ field, line, old_value: before, new_value: after }) => {
    const place = line === null ? '' : `${line} · `;
    return `${place}${fieldName(language, noun, field)}: ${before ?? '–'} → ${after ?? '–'}`;
  });
  const summary = parts.join('; ');
  return summary.length > longestSummary ? `${summary.slice(0, longestSummary - 1).toWellFormed()}…` : summary;
}

/** What saves have changed, across all records. */
export const changeList = (context: Context): ListDefinition<Item, Row> => ({
  table: 'dataChange',
  columns: listColumns('dataChangesList', 'dataChange'),
  select: sql`data_change.id, doc_type, data_id, doc_no, changes, operator, operator_name, create_time`,
  softDeleted: false,
  scope: () => undefined,
  toReply: (row) => replyOf(context, 'DataChange', { ...row, summary: summaryOf(context.user.language, row) }),
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

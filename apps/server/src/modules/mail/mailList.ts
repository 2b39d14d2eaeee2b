/** Reading the outbox. */
import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { exportedFields, type ExportedList } from '../../shared/export/exportedList.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { during, type Filter, keywords, oneOf } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { allowedFor } from './mailActions.ts';
import { secretEvents, withoutSecrets } from './secretEvents.ts';
import type { MailRow } from './tables.ts';

type MailItem = Operations['mailsList']['reply']['result']['records'][number];
type Mail = Operations['mailsDetail']['reply']['result'];
type Query = NonNullable<Operations['mailsList']['data']['query']>;

type Listed = Omit<MailRow, 'text' | 'html'>;

const itemOf = (context: Context, row: Listed): MailItem => replyOf(context, 'MailItem', { ...row, allowedActions: allowedFor(context.user, row) });

export const mailList = (context: Context): ListDefinition<MailItem, Listed> => ({
  table: 'mailOutbox',
  columns: listColumns('mailsList', 'mailOutbox'),
  select: sql`mail_outbox.id, to_address, to_name, language, event, subject, doc_type, doc_id, status, tries, next_time, last_error, create_time, sent_time`,
  softDeleted: false,
  scope: () => undefined,
  toReply: (row) => itemOf(context, row),
});

export const mailFilters = ({ user }: Context, query: Query): Filter[] => [
  keywords(['mailOutbox.toAddress', 'mailOutbox.event'], query.text, ['mailOutbox.toName', 'mailOutbox.subject']),
  oneOf('mailOutbox.status', query.status),
  during('mailOutbox.createTime', query.createTime_begin, query.createTime_end, user),
];

export const mailExport: ExportedList = {
  name: 'mail',
  noun: 'mail',
  columns: exportedFields(
    'mailsList',
    ['subject', 'toAddress', 'toName', 'language', 'event', 'docType', 'status', 'tries', 'nextTime', 'lastError', 'createTime', 'sentTime'],
    { subject: 50, toAddress: 30, lastError: 40 },
  ),
};

/** One mail with its contents; links to choose a password are never shown. */
export async function mailRecord(context: Context, id: string): Promise<Mail> {
  const row = await context.db.selectFrom('mailOutbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw refuse('E-012');
  const shown = secretEvents.has(row.event) ? withoutSecrets : (text: string) => text;
  return { ...itemOf(context, row), text: shown(row.text), html: shown(row.html) };
}

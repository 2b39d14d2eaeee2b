import type { Handlers } from '../../shared/contract/handlers.ts';
import { forbidden, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import type { LoggedRecord } from '../../shared/change-log/loggedRecord.ts';
import type { DocumentType } from '../../documents/documentType.ts';
import { typeOf } from '../../documents/family.ts';
import { wordOf } from '../../documents/kind.ts';
import { comment } from '../../documents/posts/comment.ts';
import { listPosts } from '../../documents/posts/posts.ts';
import type { Context } from '../../shared/context.ts';
import './tables.ts';

export const approvalRoutes = (services: Services): Handlers<'approvals'> & Handlers<'dataLogs'> => {
  const { db, documents, loggedRecords, dictionaries } = services;
  const kindOf = async (docType: string, id: string | undefined): Promise<DocumentType> => {
    const kind = await typeOf(services, docType, id);
    if (!kind) throw refuse('E-012');
    return kind;
  };
  /** The logs of a record are for users who may see the record. */
  const mustSee = async (context: Context, { docType, id }: { docType: string; id: string }): Promise<LoggedRecord> => {
    const kind = (await typeOf(services, docType, id)) ?? loggedRecords.get(docType);
    if (!kind) throw refuse('E-012');
    if (!context.user.permissions.has(kind.permission)) throw forbidden('forbidden');
    if (!(await kind.visible(context, id))) throw refuse('E-012');
    return kind;
  };

  return {
    async approvalsLog({ query, language, context }) {
      const { docType: ofKind } = await mustSee(context, query);
      const steps = await db.selectFrom('approvalLog').selectAll().where('docId', '=', query.id).where('docType', '=', ofKind).orderBy('stepNo').execute();
      const text = dictionaries.text;
      const kind = documents.get(ofKind)?.kind;
      const statusText = (status: string): string => {
        const { dictionary, value } = kind ? wordOf(kind, status) : { dictionary: 'bill_status', value: status };
        return text(dictionary, value, language);
      };
      return steps.map(({ docType: _docType, docId: _docId, docNo: _docNo, ip: _ip, ...step }) => ({
        ...step,
        fromStatus: step.fromStatus as 'draft' | null,
        toStatus: step.toStatus as 'draft',
        action_dictText: text('approval_action', step.action, language),
        fromStatus_dictText: step.fromStatus && statusText(step.fromStatus),
        toStatus_dictText: statusText(step.toStatus),
        rejectReason_dictText: text('reject_reason', step.rejectReason, language),
      }));
    },
    async approvalsSubmit({ body, query, confirm, commit }) {
      const { docType, id, ids = id === undefined ? [] : [id], ...rest } = body;
      const kind = await kindOf(docType, ids[0]);
      return commit((within) => kind.submit(within, { ...rest, ids, confirm, dryRun: query.dryRun === '1' }));
    },
    async approvalsCheckSubmit({ body, query, confirm, commit }) {
      const { docType, ...rest } = body;
      const kind = await kindOf(docType, rest.ids[0]);
      return commit((within) => kind.check(within, { ...rest, confirm, dryRun: query.dryRun === '1' }));
    },
    async approvalsComments({ query, context }) {
      await mustSee(context, query);
      return listPosts(context, query.id);
    },
    async approvalsComment({ body: { docType, internal, ...body }, commit }) {
      const kind = await kindOf(docType, body.id);
      return commit(async (within) => ({ id: await comment(within, kind, { ...body, isInternal: internal === 'Y' }) }));
    },
    async dataLogsList({ query, user, context }) {
      const kind = await mustSee(context, query);
      const hidden = new Set(kind.hiddenFields?.(user) ?? []);
      const changes = await db
        .selectFrom('dataChangeLog')
        .select(['id', 'change', 'field', 'line', 'oldValue', 'newValue', 'operator', 'operatorName', 'createTime'])
        .where('dataId', '=', query.id)
        .where('docType', '=', kind.docType)
        .orderBy('createTime', 'desc')
        // Within one save: the header, then line by line.
        .orderBy('line', (by) => by.asc().nullsFirst())
        .orderBy('change')
        .orderBy('field')
        .limit(1000)
        .execute();
      return changes.filter(({ field }) => !hidden.has(field));
    },
  };
};

/** Files of documents of the family. */
import { sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import type { Context } from '../../shared/context.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { isInScope } from '../../shared/scope/scope.ts';
import { insuranceWorkflow } from './rules/workflow.ts';

const scoped = { table: 'force_insurance' };

/** Its kind and status, where the user may see it; its rights are those of its kind. */
async function seen({ db, user }: Context, id: string): Promise<{ module: string; status: string } | undefined> {
  const { rows } = await sql<{ bizType: string; status: string }>`select biz_type, status from force_insurance
    where id = ${id} and del_flag = 0 and ${isInScope(scoped, user)}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const module = row.bizType === 'insurance' ? 'forceInsurance' : row.bizType;
  return user.permissions.has(`${module}:query`) ? { module, status: row.status } : undefined;
}

export const forceInsuranceAttachments: AttachmentOwner = {
  tableName: 'force_insurance',
  slots: slots.force_insurance,
  permission: null,
  visible: async (context, id) => (await seen(context, id)) !== undefined,
  async editable(context, id) {
    const found = await seen(context, id);
    const { user } = context;
    if (!found || isMaker(user) || !user.permissions.has(`${found.module}:edit`)) return false;
    return (insuranceWorkflow.edit.from as readonly string[]).includes(found.status);
  },
};

/** Obstacles to the closure of a sub-dealer, and its effects. */
import { sql } from 'kysely';
import { closeOfDealer, openOfUnit } from '../../../documents/dealer/dealerEnd.ts';
import type { SubDealerEnd } from '../../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { writeChangeLog } from '../../../shared/change-log/changeLog.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import '../../user/tables.ts';
import type { SubDealerRow } from '../tables.ts';
import { unitUsers } from './subDealerEffect.ts';

type Unit = Pick<SubDealerRow, 'id' | 'dealerCode' | 'subDealerCode'>;

export async function endOf(context: Context, { id, dealerCode, subDealerCode }: Unit): Promise<SubDealerEnd> {
  const { services, user } = context;
  const open = await openOfUnit(context, { dealerCode, subDealerCode });
  return {
    id,
    subDealerCode,
    blockers: open.map(({ docType, ...more }) => ({ docType, docType_dictText: services.dictionaries.text('doc_type', docType, user.language), ...more })),
  };
}

/** @throws E-555 while it has machines or documents that were handed in */
export async function mustBeEmpty(context: TrxContext, unit: Unit): Promise<void> {
  const { blockers } = await endOf(context, unit);
  if (blockers.length === 0) return;
  const list = blockers.map(({ docType_dictText: what, count, nos }) => `${what} (${count}): ${nos.join(', ')}${count > nos.length ? ' …' : ''}`).join('; ');
  throw refuse('E-555', { list });
}

/** Drafts are dropped, its department is closed, and users who worked only there are frozen and signed out. */
export async function closeUnit(context: TrxContext, row: SubDealerRow): Promise<void> {
  const { db, services, user } = context;
  const { dealerCode, subDealerCode, unitOrgCode } = row;
  await closeOfDealer(context, { dealerCode, subDealerCode });
  await sql`update sys_depart set status = 2, version = version + 1 where org_code = ${unitOrgCode}`.execute(db);
  await sql`update contact set receives_mail = '{}' where dealer_code = ${dealerCode} and sub_dealer_code = ${subDealerCode}`.execute(db);
  for (const { id, username } of await unitUsers(context, row)) {
    const elsewhere = await db.selectFrom('sysUserDepart').select('orgCode').where('userId', '=', id).where('orgCode', '<>', unitOrgCode).executeTakeFirst();
    if (elsewhere) continue;
    await db.updateTable('sysUser').set({ status: 2 }).where('id', '=', id).execute();
    const change = { field: 'status', oldValue: '1', newValue: '2' };
    await writeChangeLog(db, { docType: 'user', id, no: username, user, changes: [change], at: services.now() });
    await services.sessions.end(db, 'session.accountClosed', { userId: id });
  }
}

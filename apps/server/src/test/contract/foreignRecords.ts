import type { ClaimKit } from '../../modules/warranty-claim/claimTestKit.ts';
import { machines } from '../machineFixtures.ts';

/** Ids of one record of each kind that dealer D001 owns, by kind. */
export async function makeForeignRecords(kit: ClaimKit): Promise<Record<string, string>> {
  const draft = await kit.complete();
  const submitted = await kit.submitted({ dealerClaimRef: 'R-2' });
  const { bugList, detailList, partsList } = await kit.detail('d001.service', draft);
  const file = await kit.db.selectFrom('attach').select('id').where('tableId', '=', draft).executeTakeFirstOrThrow();
  const vehicle = await kit.db.selectFrom('vehicle').select('id').where('vin', '=', machines.covered).executeTakeFirstOrThrow();
  // A submitted claim tells reviewers; a returned one the dealer.
  const returned = await kit.check('wang.service', [submitted], 'no_pass', { rejectType: 'return', rejectReason: 'other', opinion: 'Please explain' });
  if (!returned.success) throw new Error(returned.message);
  const message = await kit.db
    .selectFrom('message')
    .innerJoin('sysUser', 'sysUser.id', 'message.userId')
    .select('message.id')
    .where('username', '=', 'd001.service')
    .executeTakeFirstOrThrow();
  return {
    draft,
    returned: submitted,
    fault: bugList[0].id,
    labourLine: detailList[0].id,
    partLine: partsList[0].id,
    file: file.id,
    vehicle: vehicle.id,
    message: message.id,
  };
}

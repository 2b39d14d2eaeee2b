import { contextOf, transact } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import type { Services } from '../../shared/services.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { machines } from '../../test/machineFixtures.ts';
import { saveClaim } from '../warranty-claim/service.ts';
import { createCores } from './createCores.ts';

/** A core to be returned, of a claim that is a draft: only that it exists counts. */
export async function aCore(services: Services): Promise<{ id: string; tagNo: string }> {
  const context = contextOf(services, await services.sessions.actAs('d001.service'));
  const parts = [{ bugNo: 1, partsCode: 'PUMP-1', qty: 1, isCausal: 'Y', sourceType: 'own_stock' }] as const;
  const bugList = [{ bugNo: 1, bugSystem: 'hydraulic', bugCode: 'HYD-014' }];
  const claim = { claimType: 'normal', vin: machines.covered, bugList, partsList: [...parts] } as const;
  const { id: claimId, no: claimNo } = await saveClaim(context, claim as never, { confirm: true });
  const header = await services.db.selectFrom('warrantyClaim').selectAll().where('id', '=', claimId).executeTakeFirstOrThrow();
  const part = await services.db.selectFrom('claimParts').selectAll().where('claimId', '=', claimId).executeTakeFirstOrThrow();
  const tagNo = `${claimNo}-1-${newId().slice(0, 4)}`;
  const { orgCode, dealerCode, dealerName, subDealerCode, subDealerName, vin, currency } = header;
  const core = { bugNo: 1, claimPartsId: part.id, partsCode: part.partsCode, supplierCode: null, claimQty: 1, tagNo, oldSerialNo: null };
  await transact(context, (within) =>
    createCores(within, {
      orgCode,
      dealerCode,
      dealerName,
      subDealerCode,
      subDealerName,
      claimId,
      claimNo,
      vin,
      currency,
      cores: [{ ...core, coreDisposition: 'return' }],
    }),
  );
  return services.db.selectFrom('usedPartsTask').select(['id', 'tagNo']).where('tagNo', '=', tagNo).executeTakeFirstOrThrow();
}

export const sample: DocumentSample = aCore;

import { sql } from 'kysely';
import { emptySubDealer } from '../../src/modules/sub-dealer/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { json, newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { dealers, subDealers } from './organisations.ts';

/** So many days before today the sub-dealers of the demo were admitted, one after the other. */
const admitted = 700;
const apart = 45;
/** The one that is suspended is so since then. */
const suspendedFor = 33;

/** Those that were admitted long ago: their proposals are history. The next of each dealer gets the number after theirs. */
export async function loadSubDealers(trx: Trx, today: string): Promise<void> {
  await insertRows(
    trx,
    'subDealer',
    subDealers.map((unit, index) => {
      const { orgCode: unitOrgCode, dealerCode, subDealerCode, name, country, region, address, phone, manager, dealerStatus } = unit;
      const dealer = dealers.find((one) => one.dealerCode === dealerCode)!;
      const [day, before] = [addDays(today, apart * index - admitted), addDays(today, apart * index - admitted - 6)];
      const isSuspended = dealerStatus === 'suspended';
      const since = isSuspended ? addDays(today, -suspendedFor) : day;
      return {
        ...emptySubDealer,
        id: newId(),
        orgCode: dealer.orgCode,
        dealerCode,
        dealerName: dealer.dealerName,
        subDealerCode,
        subDealerName: name,
        name,
        country,
        region,
        address,
        phone,
        manager,
        businessScope: json(['parts', 'sales', 'service']) as unknown as string[],
        workshopLevel: index % 2 === 0 ? 'B' : 'C',
        mechanicsCount: 2 + (index % 4),
        serviceRadiusKm: 80 + 40 * (index % 3),
        cooperationStart: day,
        status: 'pass' as const,
        submitBy: `${dealerCode.toLowerCase()}.admin`,
        submitTime: `${before} 10:00:00`,
        auditBy: 'sun.sales',
        auditTime: `${day} 15:00:00`,
        dealerStatus,
        statusDate: since,
        statusTime: `${since} 15:00:00`,
        statusReason: isSuspended ? 'performance' : null,
        statusOpinion: isSuspended ? 'The workshop has had no mechanic since summer' : null,
        unitOrgCode,
        createBy: `${dealerCode.toLowerCase()}.admin`,
        createTime: `${before} 09:00:00`,
      };
    }),
  );
  await sql`insert into sequence (series, last_no) select dealer_code, count(*) from sub_dealer group by 1`.execute(trx);
}

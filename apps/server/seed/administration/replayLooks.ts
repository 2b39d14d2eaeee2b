import { unmask } from '../../src/modules/privacy/unmask.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf } from '../../src/shared/context.ts';
import type { Trx } from '../../src/shared/database/database.ts';
import type { Stage } from '../stage.ts';

/** Who wanted to know whose telephone number, and why. */
const looks: readonly { by: string; dealerCode: string; daysAgo: number; reason: string }[] = [
  { by: 'sun.sales', dealerCode: 'D001', daysAgo: 26, reason: '季度客户回访' },
  { by: 'zhou.training', dealerCode: 'D002', daysAgo: 19, reason: '联系机手参加培训' },
  { by: 'sun.sales', dealerCode: 'D003', daysAgo: 15, reason: '核实用户信息' },
  { by: 'sun.sales', dealerCode: 'D004', daysAgo: 11, reason: '技改电话通知' },
  { by: 'zhou.training', dealerCode: 'D001', daysAgo: 6, reason: '电话确认培训地点' },
  { by: 'sun.sales', dealerCode: 'D002', daysAgo: 2, reason: '投诉处理回电' },
];

/** Looks at what is masked, each of the owner of another machine. */
export async function replayLooks({ services, setClock, actAs }: Stage, trx: Trx, today: string): Promise<void> {
  const machines = await trx
    .selectFrom('vehicle')
    .select(['id', 'dealerCode'])
    .where('vehicleStatus', '=', 'delivered')
    .where('ownerPhone', 'is not', null)
    .orderBy('vin')
    .execute();
  for (const [index, { by, dealerCode, daysAgo, reason }] of looks.entries()) {
    setClock(new Date(`${addDays(today, -daysAgo)}T0${index + 1}:25:00Z`));
    const { id } = machines.filter((machine) => machine.dealerCode === dealerCode)[index]!;
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36' };
    await unmask(
      contextOf(services, await actAs(by)),
      { docType: 'vehicle', id, field: 'ownerPhone', reason },
      { request: { id: `look-${index + 1}`, ip: '192.0.2.20', headers }, reply: { elapsedTime: 11 + 3 * index } },
    );
  }
}

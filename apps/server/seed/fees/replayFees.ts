import { act } from '../../src/documents/act.ts';
import type { ServiceFeeInput } from '../../src/generated/types.gen.ts';
import { saveFee } from '../../src/modules/service-fee/actions/saveFee.ts';
import { feeKind } from '../../src/modules/service-fee/feeKind.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf } from '../../src/shared/context.ts';
import { textPdf } from '../files/textPdf.ts';
import { uploadFile } from '../files/uploadFile.ts';
import type { Stage } from '../stage.ts';

const finance = 'qian.finance';
const manager = 'zhao.manager';

interface Plan extends Required<Pick<ServiceFeeInput, 'dealerCode' | 'feeType' | 'amount' | 'currency' | 'description'>> {
  /** How many days ago it was entered. */
  ago: number;
  end: 'draft' | 'submitted' | 'no_pass' | 'approved' | 'cancelled';
}

/** Fees that finance entered: what no document brings. */
const plans: readonly Plan[] = [
  { ago: 68, dealerCode: 'D001', feeType: 'travel', amount: 420, currency: 'USD', description: '春季服务巡检差旅', end: 'approved' },
  { ago: 61, dealerCode: 'D003', feeType: 'freight', amount: 260, currency: 'EUR', description: '样件运回厂家运费', end: 'approved' },
  { ago: 54, dealerCode: 'D002', feeType: 'other', amount: 3200, currency: 'RMB', description: '培训场地租赁', end: 'approved' },
  { ago: 47, dealerCode: 'D004', feeType: 'travel', amount: 1150, currency: 'USD', description: '协助调查液压故障差旅', end: 'approved' },
  { ago: 40, dealerCode: 'D001', feeType: 'other', amount: 860, currency: 'USD', description: '现场试验用车费用', end: 'approved' },
  { ago: 33, dealerCode: 'D002', feeType: 'chargeback', amount: -180, currency: 'USD', description: '退回多付差旅费', end: 'approved' },
  { ago: 26, dealerCode: 'D005', feeType: 'freight', amount: 145, currency: 'USD', description: '资料快递费', end: 'approved' },
  { ago: 20, dealerCode: 'D001', feeType: 'travel', amount: 95, currency: 'USD', description: '重复录入的差旅费', end: 'cancelled' },
  { ago: 9, dealerCode: 'D003', feeType: 'other', amount: 740, currency: 'EUR', description: '示范作业燃油费', end: 'no_pass' },
  { ago: 4, dealerCode: 'D001', feeType: 'travel', amount: 980, currency: 'USD', description: '收获季驻点服务差旅', end: 'submitted' },
  { ago: 2, dealerCode: 'D004', feeType: 'other', amount: 1320, currency: 'USD', description: '展会设备吊装费', end: 'submitted' },
  { ago: 1, dealerCode: 'D002', feeType: 'freight', amount: 510, currency: 'USD', description: '紧急配件转运费', end: 'draft' },
];

/** Fees without a document, each step on its day. */
export async function replayFees({ services, setClock, actAs }: Stage, today: string): Promise<void> {
  const keeper = await actAs(finance);
  const [entering, reviewing] = [contextOf(services, keeper), contextOf(services, await actAs(manager))];
  for (const { ago, end, ...plan } of plans) {
    const at = (days: number, hour: string) => setClock(new Date(`${addDays(today, -Math.max(0, ago - days))}T${hour}:20:00Z`));
    at(0, '01');
    const { id, no } = await saveFee(entering, { ...plan, feeDate: addDays(today, -ago) }, { confirm: true });
    if (end === 'draft') continue;
    const proof = { slot: 'proof', filename: `${no}.pdf`, type: 'application/pdf', content: textPdf([no]) };
    await uploadFile(services, keeper, { tableName: 'service_fee', tableId: id }, proof);
    at(0, '02');
    const { status } = await act(entering, feeKind, 'submit', { id });
    if (end === 'submitted') continue;
    at(1, '03');
    if (end === 'no_pass') await act(reviewing, feeKind, 'noPass', { id, opinion: '请附上加油站发票。' });
    else if (status === 'submitted') await act(reviewing, feeKind, 'auditSucceeded', { id });
    if (end === 'cancelled') await act(entering, feeKind, 'cancel', { id, opinion: '与另一笔费用重复。' });
  }
}

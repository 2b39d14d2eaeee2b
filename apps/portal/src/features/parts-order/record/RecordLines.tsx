import type { PartsOrder } from '@harrow/api-client';
import { lineColumns, LineTable } from '../partsOrderKind.ts';

interface Table {
  document: PartsOrder | undefined;
}

type Figure = 'backorderQty' | 'cancelledQty' | 'packedQty' | 'shippedQty' | 'arrivedQty' | 'shortQty';

const isConfirmed = ({ document }: Table): boolean => document !== undefined && document.confirmTime !== null;
/** Shown once some line has it: an order has many figures, most of which are 0. */
const some =
  (figure: Figure) =>
  ({ document }: Table): boolean =>
    isConfirmed({ document }) && document!.lines.some(({ [figure]: qty }) => qty > 0);
const filled =
  (field: 'substituteCode' | 'vin' | 'claimNo' | 'remark') =>
  ({ document }: Table): boolean =>
    document?.lines.some(({ [field]: value }) => value !== null) ?? false;

const columns = lineColumns('lines', {
  lineNo: {},
  partsCode: { frozen: 'left' },
  partsName: {},
  qty: { total: true },
  confirmedQty: { total: true, isShown: isConfirmed },
  backorderQty: { total: true, isShown: some('backorderQty') },
  cancelledQty: { total: true, isShown: some('cancelledQty') },
  packedQty: { total: true, isShown: some('packedQty') },
  shippedQty: { total: true, isShown: some('shippedQty') },
  arrivedQty: { total: true, isShown: some('arrivedQty') },
  shortQty: { total: true, isShown: some('shortQty') },
  lineStatus: { isShown: isConfirmed },
  promisedDate: { isShown: isConfirmed },
  substituteCode: { isShown: filled('substituteCode') },
  warehouse: { isShown: isConfirmed },
  unitPrice: {},
  amount: { total: true },
  vin: { isShown: filled('vin') },
  claimNo: { isShown: filled('claimNo') },
  remark: { isShown: filled('remark') },
});

/** The lines of an order that is handed in, with what became of each. */
export const RecordLines = () => <LineTable list="lines" columns={columns} isFixed />;

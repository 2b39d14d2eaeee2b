import type { VehicleOrder } from '@harrow/api-client';
import { lineColumns, LineTable } from '../vehicleOrderKind.ts';

interface Table {
  document: VehicleOrder | undefined;
}

const isConfirmed = ({ document }: Table): boolean => document !== undefined && document.status !== 'draft' && document.status !== 'submitted';
const filled =
  (field: 'materialCode' | 'config' | 'color' | 'remark') =>
  ({ document }: Table): boolean =>
    document?.lines.some(({ [field]: value }) => value !== null) ?? false;

const columns = lineColumns('lines', {
  lineNo: {},
  fourthProduct: { frozen: 'left', value: ({ fourthProduct_dictText: name }) => name },
  materialCode: { isShown: filled('materialCode') },
  config: { isShown: filled('config'), value: ({ config_dictText: names }) => names },
  color: { isShown: filled('color'), value: ({ color_dictText: name }) => name },
  qty: { total: true },
  assignedQty: { total: true, isShown: isConfirmed },
  shippedQty: { total: true, isShown: isConfirmed },
  arrivedQty: { total: true, isShown: isConfirmed },
  unitPrice: {},
  priceSource: {},
  amount: { total: true },
  remark: { isShown: filled('remark') },
});

/** The lines of a released order, with what became of each. */
export const RecordLines = () => <LineTable list="lines" columns={columns} isFixed />;

import { emptyDocument } from '../../documents/saving/emptyDocument.ts';
import { documentStore, type NoLines } from '../../documents/saving/store.ts';
import type { ExtensionHeader } from './tables.ts';

/** An application before anything is known. Names every column: one that is missing does not compile. */
export const emptyExtension: ExtensionHeader = {
  ...emptyDocument,
  extendNo: '',
  vehicleId: '',
  vin: '',
  engineNo: null,
  secondProduct: '',
  thirdProduct: '',
  fourthProduct: '',
  ownerName: null,
  deliveryDate: '',
  noHours: 'N',
  operatingHours: null,
  planCode: '',
  coverageType: 'full',
  extendMonths: 12,
  extendHours: null,
  extensionFee: 0,
  lateFee: 0,
  lateFeeWaived: 'N',
  totalFee: 0,
  currency: '',
  startDate: '',
  endDate: '',
  startHours: null,
  endHours: null,
  applyDate: null,
  applyUntil: '',
  payMethod: null,
  payStatus: 'unpaid',
  payUntil: null,
  paidDate: null,
  bankRef: null,
  maintenanceComplete: 'Y',
  remark: null,
  round: 0,
  resubmitUntil: null,
  rejectReason: null,
  marks: [],
  closeReason: null,
};

export const extensionStore = documentStore<ExtensionHeader, NoLines>({
  docType: 'extendInsurance',
  table: 'extendInsurance',
  no: 'extendNo',
  empty: emptyExtension,
  lines: {},
});

import type { CoverageType, ExtensionPayMethod, ExtensionPayStatus } from '../../generated/types.gen.ts';
import { emptyDocument, emptyReturn, type TableOf } from '../../documents/saving/emptyDocument.ts';
import { emptyMachine } from '../../documents/saving/machineColumns.ts';
import type { ExtensionStatus } from './rules/workflow.ts';

/** An application for an extended warranty. */
export const emptyExtension = {
  ...emptyDocument,
  status: 'draft' as ExtensionStatus,
  extendNo: '',
  ...emptyMachine,
  ownerName: null as string | null,
  deliveryDate: '',
  /** The machine has no hour meter. */
  noHours: 'N' as 'Y' | 'N',
  operatingHours: null as number | null,
  planCode: '',
  coverageType: 'full' as CoverageType,
  extendMonths: 12,
  extendHours: null as number | null,
  extensionFee: 0,
  lateFee: 0,
  lateFeeWaived: 'N' as 'Y' | 'N',
  totalFee: 0,
  currency: '',
  startDate: '',
  endDate: '',
  startHours: null as number | null,
  endHours: null as number | null,
  /** When it was handed in first: on this day's prices and limits it stays. */
  applyDate: null as string | null,
  applyUntil: '',
  payMethod: null as ExtensionPayMethod | null,
  payStatus: 'unpaid' as ExtensionPayStatus,
  payUntil: null as string | null,
  paidDate: null as string | null,
  bankRef: null as string | null,
  /** No service of the machine was missed when it was handed in. */
  maintenanceComplete: 'Y' as 'Y' | 'N',
  remark: null as string | null,
  ...emptyReturn,
};

export type ExtensionHeader = typeof emptyExtension;

declare module '../../shared/database/database.ts' {
  interface Database {
    extendInsurance: TableOf<ExtensionHeader>;
  }
}

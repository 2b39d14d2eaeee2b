/** Common parts of the actions of a service. */
import { type ActionInput, type AnyKind, effect } from '../../../documents/kind.ts';
import type { MaintenanceReviewLines, Mark } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { MaintenanceHeader } from '../tables.ts';

export interface MaintenanceActionInput extends ActionInput {
  marks?: Mark[] | undefined;
  lines?: MaintenanceReviewLines | undefined;
  /** Of `settle`: the statement that paid it, and the day of the payment, `YYYY-MM-DD`. */
  paid?: { statementNo: string; day: string };
}

export const maintenanceEffect = effect<MaintenanceHeader, MaintenanceActionInput>();

export const about = ({ id, insuranceNo, vin, dealerName }: MaintenanceHeader) => ({
  docType: 'maintenance',
  docId: id,
  docNo: insuranceNo,
  params: { no: insuranceNo, vin, dealer: dealerName },
});

/** The kind, for what happens within its own actions, of which it consists. */
export const kindOf = ({ services }: Pick<Context, 'services'>): AnyKind => services.documents.get('maintenance')!.kind;

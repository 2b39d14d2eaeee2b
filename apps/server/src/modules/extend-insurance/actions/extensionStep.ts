/** Common parts of the actions of an extension. */
import { type ActionInput, type AnyKind, effect, type Step } from '../../../documents/kind.ts';
import type { ExtendInsuranceReviewLines, Mark } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { Db } from '../../../shared/database/database.ts';
import { filesInSlots } from '../../../shared/files/filesInSlots.ts';
import type { ExtensionHeader } from '../tables.ts';

export interface ExtensionActionInput extends ActionInput {
  marks?: Mark[] | undefined;
  lines?: ExtendInsuranceReviewLines | undefined;
  /** Of `confirmPayment`: the transfer. */
  received?: { receivedDate: string; amount: number; bankRef: string };
  /** Of `move`: what changes. */
  moved?: Partial<ExtensionHeader>;
}

export type ExtensionStep = Step<ExtensionHeader, ExtensionActionInput>;
export const extensionEffect = effect<ExtensionHeader, ExtensionActionInput>();

export const about = ({ id, extendNo, vin, dealerName, totalFee, currency, payUntil }: ExtensionHeader) => ({
  docType: 'extendInsurance',
  docId: id,
  docNo: extendNo,
  params: { no: extendNo, vin, dealer: dealerName, amount: totalFee.toFixed(2), cur: currency, date: payUntil ?? '' },
});

/** The kind, for what happens within its own actions, of which it consists. */
export const kindOf = ({ services }: Pick<Context, 'services'>): AnyKind => services.documents.get('extendInsurance')!.kind;

/** Slots of an application that hold files, with how many. */
export const filesOf = (db: Db, id: string): Promise<ReadonlyMap<string, number>> => filesInSlots(db, 'extend_insurance', id);

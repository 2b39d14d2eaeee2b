/** Common parts of the actions of a handover. */
import type { ActionInput, AnyKind } from '../../../documents/kind.ts';
import type { Mark } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { HandoverHeader } from '../tables.ts';

export interface HandoverActionInput extends ActionInput {
  marks?: Mark[] | undefined;
}

export const about = ({ id, handoverNo, vin, dealerName }: Pick<HandoverHeader, 'id' | 'handoverNo' | 'vin' | 'dealerName'>) => ({
  docType: 'handoverTrain',
  docId: id,
  docNo: handoverNo,
  params: { no: handoverNo, vin, dealer: dealerName },
});

/** The kind, for what happens within its own actions, of which it consists. */
export const kindOf = ({ services }: Pick<Context, 'services'>): AnyKind => services.documents.get('handoverTrain')!.kind;

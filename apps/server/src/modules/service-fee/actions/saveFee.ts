/** Saving a fee that staff enter. */
import { newHeaderFor } from '../../../documents/saving/newHeader.ts';
import { type Composed, type SavedAnswer, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { NoLines, Whole } from '../../../documents/saving/store.ts';
import type { ServiceFeeInput } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { KeepResult } from '../../../shared/contract/commit.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { feeKind } from '../feeKind.ts';
import { feeStore } from '../feeStore.ts';
import { type EnteredFacts, feeFacts } from '../reading/feeFacts.ts';
import { checkFee } from '../rules/checkFee.ts';
import { emptyFee, type FeeHeader } from '../tables.ts';

type Fee = Whole<FeeHeader, NoLines>;

const saved: SavedKind<FeeHeader, NoLines, ServiceFeeInput, EnteredFacts> = {
  kind: feeKind,
  store: feeStore,
  create: () => ({ header: emptyFee }),
  async read(context, id, { dealerCode, vin }) {
    const document = id === null ? null : await feeStore.find(context, id);
    const asked = {
      dealerCode: document?.header.dealerCode ?? dealerCode?.trim() ?? '',
      vin: vin === undefined ? (document?.header.vin ?? null) : vin?.trim().toUpperCase() || null,
    };
    const [facts] = await feeFacts(context, [asked]);
    return { document, facts: facts! };
  },
  compose,
  lineHistory: () => [],
};

/** Lays the input over the fee; throws 422 with everything that cannot be stored. */
function compose(context: Context, { header: base }: Fee, input: ServiceFeeInput, facts: EnteredFacts): Composed<FeeHeader, NoLines> {
  const isNew = base.id === '';
  const { dealer } = facts;
  const owner = dealer ?? { orgCode: '', dealerCode: input.dealerCode?.trim() ?? '', dealerName: '', currency: '' };
  const header = isNew ? newHeaderFor(context, emptyFee, { ...owner, subDealerCode: null, subDealerName: null }) : base;
  const vin = input.vin === undefined ? header.vin : input.vin?.trim().toUpperCase() || null;
  const fee: FeeHeader = {
    ...header,
    sourceId: header.id,
    feeType: input.feeType === undefined ? header.feeType : (input.feeType ?? ''),
    feeDate: input.feeDate === undefined ? header.feeDate : (input.feeDate ?? ''),
    amount: input.amount === undefined ? header.amount : (input.amount ?? 0),
    currency: input.currency ?? (header.currency || owner.currency),
    description: input.description === undefined ? header.description : input.description?.trim() || null,
    vin,
    ...(vin === header.vin ? {} : { secondProduct: facts.secondProduct, thirdProduct: facts.thirdProduct }),
  };
  const errors = checkFee(fee, facts);
  if (!isNew && input.dealerCode && input.dealerCode.trim() !== base.dealerCode) errors.push({ field: 'dealerCode', code: 'E-002' });
  if (errors.length > 0) throw invalid(errors);
  return { document: { header: fee } };
}

/** Throws as `saveDocument`. */
export const saveFee = (context: Context, input: ServiceFeeInput, { confirm, keep }: { confirm: boolean; keep?: KeepResult }): Promise<SavedAnswer> =>
  saveDocument(context, saved, input, { confirm, keep });

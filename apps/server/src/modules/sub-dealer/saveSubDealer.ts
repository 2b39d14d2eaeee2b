/** Proposing a sub-dealer, and changing the proposal. */
import { newHeader } from '../../documents/saving/newHeader.ts';
import { type Composed, type SavedAnswer, saveDocument } from '../../documents/saving/saveDocument.ts';
import type { NoLines } from '../../documents/saving/store.ts';
import type { SubDealerInput } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { KeepResult } from '../../shared/contract/commit.ts';
import { forbidden, type InvalidField, invalid } from '../../shared/refusal/refusal.ts';
import { checkSubDealer, typedOver } from './rules/checkSubDealer.ts';
import { nameTaken } from './rules/nameTaken.ts';
import { subDealerKind } from './subDealerKind.ts';
import { subDealerStore } from './subDealerStore.ts';
import { emptySubDealer, type SubDealerRow } from './tables.ts';

type Whole = { header: SubDealerRow };

/** A sub-dealer has none below it. */
function create(context: Context): Whole {
  if (context.user.orgCategory !== 3 || !context.user.permissions.has('subDealer:add')) throw forbidden('forbidden');
  return { header: { ...newHeader(context, emptySubDealer), subDealerCode: '' } };
}

/** Lays the input over the proposal; throws 422 with everything that cannot be stored. */
function compose(context: Context, { header: base }: Whole, input: SubDealerInput, taken: readonly InvalidField[]): Composed<SubDealerRow, NoLines> {
  const fields = typedOver(base, input);
  const errors = [...checkSubDealer(context, fields, base), ...taken];
  if (errors.length > 0) throw invalid(errors);
  return { document: { header: { ...base, ...fields, subDealerName: fields.name } } };
}

/** Creates a sub-dealer of the user's dealer, or changes a draft or a returned one. @throws as `saveDocument` */
export const saveSubDealer = (context: Context, input: SubDealerInput, options: { confirm: boolean; keep?: KeepResult }): Promise<SavedAnswer> =>
  saveDocument(
    context,
    {
      kind: subDealerKind,
      store: subDealerStore,
      create,
      read: async (from, id, { name }) => ({
        document: id === null ? null : await subDealerStore.find(from, id),
        facts: name && from.user.dealerCode ? await nameTaken(from, { dealerCode: from.user.dealerCode, id, name }) : [],
      }),
      compose,
      lineHistory: () => [],
    },
    input,
    options,
  );

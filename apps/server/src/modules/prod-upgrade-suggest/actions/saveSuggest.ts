/** Saving a suggestion. */
import { readVin } from '@harrow/validation/vin';
import { type SqlBool, sql } from 'kysely';
import { newHeader } from '../../../documents/saving/newHeader.ts';
import { type Composed, type SavedAnswer, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { NoLines, Whole } from '../../../documents/saving/store.ts';
import type { ProdUpgradeSuggestInput } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { KeepResult } from '../../../shared/contract/commit.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { checkSuggest, type SuggestFacts } from '../rules/checkSuggest.ts';
import { suggestKind } from '../suggestKind.ts';
import { suggestStore } from '../suggestStore.ts';
import { emptySuggest, type SuggestHeader } from '../tables.ts';

type Suggest = Whole<SuggestHeader, NoLines>;

const saved: SavedKind<SuggestHeader, NoLines, ProdUpgradeSuggestInput, SuggestFacts> = {
  kind: suggestKind,
  store: suggestStore,
  create: (context) => ({ header: newHeader(context, emptySuggest) }),
  async read(context, id, input) {
    const document = id === null ? null : await suggestStore.find(context, id);
    return { document, facts: await factsOf(context, laidOver(document?.header ?? emptySuggest, input)) };
  },
  compose,
  lineHistory: () => [],
};

/** Creates a suggestion of the user's dealer, or changes a draft or a returned one; throws as `saveDocument`. */
export const saveSuggest = (context: Context, input: ProdUpgradeSuggestInput, options: { confirm: boolean; keep?: KeepResult }): Promise<SavedAnswer> =>
  saveDocument(context, saved, input, options);

/** What the rules ask about: machine, products and system of a suggestion. */
async function factsOf({ db, user }: Context, { vin, secondProduct, thirdProduct, fourthProduct, system }: SuggestHeader): Promise<SuggestFacts> {
  const codes = [secondProduct, thirdProduct, fourthProduct].filter((code) => code !== null && code !== '');
  const isVisible = sql<SqlBool>`vehicle.del_flag = 0 and ${isInScope({ table: 'vehicle' }, user)}`;
  const { rows } = await sql<SuggestFacts>`select
    (select jsonb_build_object('secondProduct', second_product, 'thirdProduct', third_product, 'fourthProduct', fourth_product)
      from vehicle where vin = ${vin} and ${isVisible}) as machine,
    coalesce((select jsonb_agg(jsonb_build_object('code', code, 'level', level, 'parentCode', parent_code, 'enabled', enabled))
      from product where code = any(${codes}::text[])), '[]') as products,
    (select jsonb_build_object('enabled', enabled, 'secondProducts', to_jsonb(second_products)) from bug_system where code = ${system}) as system`.execute(db);
  return rows[0]!;
}

const text = (typed: string | null | undefined, base: string | null): string | null => (typed === undefined ? base : typed?.trim() || null);

/** The suggestion with what was typed; the products of its machine come with the machine. */
function laidOver(base: SuggestHeader, input: ProdUpgradeSuggestInput): SuggestHeader {
  return {
    ...base,
    title: text(input.title, base.title) ?? '',
    secondProduct: text(input.secondProduct, base.secondProduct) ?? '',
    thirdProduct: text(input.thirdProduct, base.thirdProduct),
    fourthProduct: text(input.fourthProduct, base.fourthProduct),
    vin: input.vin === undefined ? base.vin : (input.vin && readVin(input.vin)) || null,
    system: text(input.system, base.system) ?? '',
    suggestType: input.suggestType ?? base.suggestType,
    currentProblem: text(input.currentProblem, base.currentProblem) ?? '',
    suggestion: text(input.suggestion, base.suggestion) ?? '',
    expectedBenefit: text(input.expectedBenefit, base.expectedBenefit),
    affectedQty: input.affectedQty === undefined ? base.affectedQty : input.affectedQty,
    priority: input.priority === undefined ? base.priority : input.priority,
  };
}

/** Throws 422 with everything that cannot be stored. */
function compose(_context: Context, { header: base }: Suggest, input: ProdUpgradeSuggestInput, facts: SuggestFacts): Composed<SuggestHeader, NoLines> {
  const typed = laidOver(base, input);
  const header = typed.vin !== null && facts.machine ? { ...typed, ...facts.machine } : typed;
  // The initial type in the table was not chosen by the user.
  const isTypeGiven = base.suggestNo === '' ? Boolean(input.suggestType) : input.suggestType !== null;
  const errors = checkSuggest(header, base, facts, isTypeGiven);
  if (errors.length > 0) throw invalid(errors);
  return { document: { header } };
}

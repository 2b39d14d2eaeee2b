/** Saving an activity: fields of its plan, or of its report. */
import { newHeader } from '../../../documents/saving/newHeader.ts';
import { type Composed, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { NoLines } from '../../../documents/saving/store.ts';
import type { MarketActiveInput, Saved } from '../../../generated/types.gen.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import type { KeepResult } from '../../../shared/contract/commit.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { wrongPhone } from '../../../shared/wrongPhone.ts';
import { marketActiveKind } from '../marketActiveKind.ts';
import { marketActiveStore } from '../marketActiveStore.ts';
import { fixedFields } from '../rules/stages.ts';
import { tooLong } from '../rules/submitChecks.ts';
import { emptyMarketActive, type MarketActiveHeader } from '../tables.ts';

type Activity = { header: MarketActiveHeader };

interface Facts {
  dealer: { currency: string; country: string } | undefined;
  /** Codes among those sent that are products of level 2. */
  products: ReadonlySet<string>;
}

const savedActivity: SavedKind<MarketActiveHeader, NoLines, MarketActiveInput, Facts> = {
  kind: marketActiveKind,
  store: marketActiveStore,
  create: (context): Activity => ({ header: { ...newHeader(context, emptyMarketActive), contactName: context.user.realname } }),
  async read(context, id, { secondProduct = [] }) {
    const { db, user } = context;
    const document = id === null ? null : await marketActiveStore.find(context, id);
    const dealer = await db.selectFrom('dealer').select(['currency', 'country']).where('dealerCode', '=', user.dealerCode).executeTakeFirst();
    const products =
      secondProduct.length === 0 ? [] : await db.selectFrom('product').select('code').where('level', '=', 2).where('code', 'in', secondProduct).execute();
    return { document, facts: { dealer, products: new Set(products.map(({ code }) => code)) } };
  },
  compose,
  lineHistory: () => [],
};

const texts = ['description', 'region', 'location', 'contactName', 'contactPhone', 'resultSummary'] as const;
const dictionaries = { country: 'country', currency: 'currency' } as const;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Lays the input over the activity; throws 422 with everything that cannot be stored. */
function compose(
  { services }: Context,
  { header: base }: Activity,
  { id: _id, version: _version, ...input }: MarketActiveInput,
  { dealer, products }: Facts,
): Composed<MarketActiveHeader, NoLines> {
  const isNew = base.activeNo === '';
  const trimmed = Object.fromEntries(texts.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]?.trim() || null]])));
  const header: MarketActiveHeader = { ...base, ...input, ...trimmed, title: (input.title ?? base.title).trim() };
  if (isNew) {
    header.currency ||= dealer?.currency ?? '';
    header.country ??= dealer?.country ?? null;
  }
  const errors: InvalidField[] = fixedFields(base.stage)
    .filter((field) => input[field] !== undefined && !isSame(header[field], base[field]))
    .map((field) => ({ field, code: 'E-002' }));
  if (header.title === '') errors.push({ field: 'title', code: 'E-013' });
  // The initial type in the table was not chosen by the user.
  if (isNew && input.activityType === undefined) errors.push({ field: 'activityType', code: 'E-013' });
  errors.push(...tooLong(header));
  const known = (dictionary: string): ReadonlySet<string> => new Set((services.dictionaries.items(dictionary) ?? []).map(({ value }) => value));
  for (const [field, dictionary] of Object.entries(dictionaries) as [keyof typeof dictionaries, string][])
    if (header[field] && header[field] !== base[field] && !known(dictionary).has(header[field])) errors.push({ field, code: 'E-014' });
  if (!isSame(header.secondProduct, base.secondProduct)) {
    if (header.secondProduct.some((code) => !products.has(code))) errors.push({ field: 'secondProduct', code: 'E-014' });
    header.secondProduct = [...new Set(header.secondProduct)];
  }
  for (const field of ['budgetAmount', 'supportAmount', 'actualCost'] as const)
    if (!hasDecimals(header[field] ?? 0, 2)) errors.push({ field, code: 'E-016', params: { n: 2 } });
  errors.push(...wrongPhone({ field: 'contactPhone', typed: input.contactPhone, stored: base.contactPhone, country: header.country ?? dealer?.country }));
  if (errors.length > 0) throw invalid(errors);
  header.reportDue = header.endDate && addDays(header.endDate, services.parameters.number('activity.reportDays'));
  if (base.stage === 'report') header.reportDue = base.reportDue;
  return { document: { header } };
}

/** Creates a plan of the user's dealer, or changes a plan, or the result of an approved one. @throws E-002 at fields of the other stage, E-410; else as `saveDocument` */
export const saveActivity = async (context: Context, input: MarketActiveInput, keep?: KeepResult): Promise<Saved> =>
  (await saveDocument(context, savedActivity, input, { confirm: true, keep })) as Saved;

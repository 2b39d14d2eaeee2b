/** Saving a report on the market. */
import { newHeader } from '../../../documents/saving/newHeader.ts';
import { type Composed, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { NoLines } from '../../../documents/saving/store.ts';
import type { MarketInfoInput, Saved } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { KeepResult } from '../../../shared/contract/commit.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { marketInfoKind } from '../marketInfoKind.ts';
import { marketInfoStore } from '../marketInfoStore.ts';
import { checkStored } from '../rules/checks.ts';
import { emptyMarketInfo, type MarketInfoHeader } from '../tables.ts';

type Info = { header: MarketInfoHeader };

interface Facts {
  dealer: { currency: string; country: string; province: string | null } | undefined;
  /** The product that was sent is one of level 2. */
  isProduct: boolean;
}

const savedInfo: SavedKind<MarketInfoHeader, NoLines, MarketInfoInput, Facts> = {
  kind: marketInfoKind,
  store: marketInfoStore,
  create: (context): Info => ({ header: newHeader(context, emptyMarketInfo) }),
  async read(context, id, { secondProduct }) {
    const { db, user } = context;
    const document = id === null ? null : await marketInfoStore.find(context, id);
    const dealer = await db.selectFrom('dealer').select(['currency', 'country', 'province']).where('dealerCode', '=', user.dealerCode).executeTakeFirst();
    const product =
      secondProduct && (await db.selectFrom('product').select('code').where('level', '=', 2).where('code', '=', secondProduct).executeTakeFirst());
    return { document, facts: { dealer, isProduct: !secondProduct || product !== undefined } };
  },
  compose,
  lineHistory: () => [],
};

const texts = ['content', 'secondProduct', 'competitorBrand', 'competitorModel', 'currency'] as const;

/** Lays the input over the report; throws 422 with everything that cannot be stored. */
function compose(
  { services, user }: Context,
  { header: base }: Info,
  { id: _id, version: _version, ...input }: MarketInfoInput,
  { dealer, isProduct }: Facts,
): Composed<MarketInfoHeader, NoLines> {
  const isNew = base.infoNo === '';
  const trimmed = Object.fromEntries(texts.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]?.trim() || null]])));
  const header: MarketInfoHeader = { ...base, ...input, ...trimmed, title: (input.title ?? base.title).trim(), region: (input.region ?? base.region).trim() };
  if (isNew) {
    header.country ||= dealer?.country ?? '';
    // The province of the dealer says nothing of another country.
    if (header.region === '' && header.country === dealer?.country) header.region = dealer.province ?? '';
    header.currency ??= dealer?.currency ?? null;
  }
  const errors = checkStored(
    header,
    isNew ? ({ infoType: input.infoType, source: input.source } as Partial<MarketInfoHeader>) : {},
    today(user, services.now()),
  );
  for (const field of ['country', 'currency'] as const)
    if (header[field] && header[field] !== base[field] && !services.dictionaries.items(field)?.some(({ value }) => value === header[field]))
      errors.push({ field, code: 'E-014' });
  if (!isProduct) errors.push({ field: 'secondProduct', code: 'E-014' });
  if (errors.length > 0) throw invalid(errors);
  return { document: { header } };
}

/** Creates a report of the user's dealer, or changes a draft. @throws as `saveDocument` */
export const saveInfo = async (context: Context, input: MarketInfoInput, keep?: KeepResult): Promise<Saved> =>
  (await saveDocument(context, savedInfo, input, { confirm: true, keep })) as Saved;

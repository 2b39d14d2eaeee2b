/** Handing a proposal in, and what the maker makes of it. */
import { mustHaveRejectReason, reviewed } from '../../../documents/review.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { json, newId } from '../../../shared/database/database.ts';
import { fittingFiles } from '../../../shared/files/filesInSlots.ts';
import { freeCode, lockTree, type PathTree } from '../../../shared/master/moveBranch.ts';
import { languages, type Texts } from '../../../shared/messages/messages.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { openWarehouses } from '../../stock/service.ts';
import { checkSubDealer, checkWorkshop } from '../rules/checkSubDealer.ts';
import type { SubDealerRow } from '../tables.ts';
import { statusFrom, subDealerEffect, tellDealer, tellMaker } from './subDealerEffect.ts';

/** Photos of the shop that a proposal has at least. */
const leastPhotos = 2;

const tree: PathTree = { table: 'sys_depart', code: 'org_code' };
export const everywhere = (text: string): string => json(Object.fromEntries(languages.map((language) => [language, text])) as Texts);

const photosOf = async ({ db }: TrxContext, { id }: SubDealerRow): Promise<number> => (await fittingFiles(db, 'sub_dealer', id)).get('shopPhotos') ?? 0;

export const submit = subDealerEffect({
  async prepare({ context, before }) {
    const errors = [...checkSubDealer(context, before, before), ...checkWorkshop(before)];
    if ((await photosOf(context, before)) < leastPhotos) errors.push({ field: 'shopPhotos', code: 'E-116', params: { n: leastPhotos } });
    if (errors.length > 0) throw invalid(errors);
  },
  apply: async ({ context: { services, user } }) => ({ submitTime: services.now().toISOString(), submitBy: user.username, rejectReason: null, marks: [] }),
  notify: ({ context }, after) => tellMaker(context, after, { event: 'submitted' }),
});

/** Its place among the departments, below its dealer's and called like it in all languages. */
async function openNode(context: TrxContext, { orgCode, dealerCode, subDealerCode, name }: SubDealerRow): Promise<string> {
  const { db, user } = context;
  await lockTree(db, tree);
  const { id: pid } = await db.selectFrom('sysDepart').select('id').where('orgCode', '=', orgCode).executeTakeFirstOrThrow();
  const unitOrgCode = await freeCode(db, tree, pid, orgCode);
  await db
    .insertInto('sysDepart')
    .values({ id: newId(), pid, orgCode: unitOrgCode, departName: everywhere(name), orgCategory: 4, dealerCode, subDealerCode, createBy: user.username })
    .execute();
  return unitOrgCode;
}

export const pass = subDealerEffect({
  async apply(step) {
    const { context, before } = step;
    const unitOrgCode = await openNode(context, before);
    await openWarehouses(context, before);
    return { ...reviewed(step), ...(await statusFrom(context, before, 'active', {})), unitOrgCode };
  },
  notify: ({ context }, after) => tellDealer(context, after, { event: 'pass' }),
});

/** The reason in words is enough; one of the dictionary may come with it. */
const sentBack = subDealerEffect({
  async prepare({ context, input: { rejectReason } }) {
    if (rejectReason) mustHaveRejectReason(context, rejectReason);
  },
  apply: async (step) => ({ ...reviewed(step), rejectReason: step.input.rejectReason ?? null, marks: step.input.marks ?? [] }),
  notify: ({ context, input: { opinion } }, after) => tellDealer(context, after, { event: 'no_pass', params: { opinion: opinion!.trim() } }),
});

export const noPass = sentBack;
export const refuse = sentBack;

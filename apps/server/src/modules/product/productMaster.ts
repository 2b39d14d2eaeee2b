import { sql } from 'kysely';
import { renewStanding } from '../../documents/todo/standingTask.ts';
import type { ProductInput } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { hasDecimals } from '../../shared/decimals.ts';
import { text } from '../../shared/export/exportedList.ts';
import { masterExport } from '../../shared/master/masterList.ts';
import { type Master, namesOf } from '../../shared/master/master.ts';
import { fieldName } from '../../shared/messages/messages.ts';
import { textOfUses, usesOf } from '../../shared/master/uses.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import { completeModels } from './productTask.ts';
import './tables.ts';

/** Days from order to delivery of a model that says nothing else. */
const usualLeadDays = 45;

/** Rules of products, for their form and their import. */
export const productMaster: Master<ProductInput> = {
  name: 'product',
  noun: 'product',
  table: 'product',
  form: 'productMastersAdd',
  key: ['code'],
  keyField: 'code',
  keyOf: ({ code }) => code,
  check: placeFindings,
  toRow: ({ code, level, parentCode, sortNo = 0, enabled = 'Y', powerKw, engineModel, vinCode, leadDays, ...names }) => ({
    code,
    level,
    parentCode: parentCode || null,
    name: namesOf(names),
    sortNo,
    enabled,
    ...(level === 4
      ? { powerKw: powerKw ?? null, engineModel: engineModel || null, vinCode: vinCode || null, leadDays: leadDays ?? usualLeadDays }
      : { powerKw: null, engineModel: null, vinCode: null, leadDays: null }),
  }),
  async afterChange(context) {
    await context.services.dictionaries.refresh(context.db);
    await renewStanding(context, completeModels);
  },
};

/** Laid flat, with the way to each product. */
export const productExport = masterExport('productMastersList', productMaster, [text('path', { width: 60 })]);

interface Known {
  id: string;
  code: string;
  level: number;
  parentCode: string | null;
}

/**
 * Each product lies under one of the level above, which is stored or comes with the same file. A product keeps its level; one that
 * lies elsewhere than stored is moved.
 */
async function placeFindings(context: Context, inputs: readonly ProductInput[]): Promise<InvalidField[][]> {
  const codes = inputs.flatMap(({ code, parentCode }) => [code, parentCode ?? '']);
  const { rows } = await sql<Known>`select id, code, level, parent_code from product where code = any(${codes})`.execute(context.db);
  const stored = new Map(rows.map((row) => [row.code, row]));
  const levels = new Map(rows.map(({ code, level }) => [code, level]));
  const findings = new Map<ProductInput, InvalidField[]>();
  // From the top, so that what hangs under a row that is refused is refused, too.
  for (const input of inputs.toSorted((one, other) => one.level - other.level)) {
    const found = [...placeOf(context, input, stored.get(input.code), levels), ...(await moveFindings(context, input, stored.get(input.code)))];
    findings.set(input, found);
    if (found.length === 0 && hasDecimals(input.powerKw ?? 0, 1)) levels.set(input.code, input.level);
  }
  return inputs.map((input) => findings.get(input)!);
}

function placeOf({ user }: Context, { level, parentCode }: ProductInput, stored: Known | undefined, levels: ReadonlyMap<string, number>): InvalidField[] {
  if (stored && stored.level !== level) return [{ field: 'level', code: 'E-557', params: { field: fieldName(user.language, 'product', 'level') } }];
  if (level === 2) return parentCode ? [{ field: 'parentCode', code: 'E-568' }] : [];
  const above = parentCode ? levels.get(parentCode) : undefined;
  if (parentCode && above === undefined) return [{ field: 'parentCode', code: 'master.unknown', params: { code: parentCode } }];
  return above === level - 1 ? [] : [{ field: 'parentCode', code: 'E-568' }];
}

/** A series moves only while no machine, policy or the like names it; its models go with it. */
async function moveFindings(context: Context, { parentCode }: ProductInput, stored: Known | undefined): Promise<InvalidField[]> {
  if (stored?.level !== 3 || stored.parentCode === (parentCode || null)) return [];
  const uses = (await usesOf(context, productMaster, stored.id)).filter(({ docType }) => docType !== 'product');
  return uses.length === 0 ? [] : [{ field: 'parentCode', code: 'E-550', params: textOfUses(context, uses) }];
}

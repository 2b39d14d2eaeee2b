/** Rules of the inspection items and of the reasons, for their forms and their imports. */
import { sql } from 'kysely';
import type { CheckItemInput, FailedReasonInput } from '../../generated/types.gen.ts';
import type { BatchResult } from '../../shared/batch/batch.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import type { Trx } from '../../shared/database/database.ts';
import { joinFindings } from '../../shared/master/findings.ts';
import { isReferredTo } from '../../shared/master/uses.ts';
import { addMaster, editMaster, type Master, namesOf, removeMasters, type Saved } from '../../shared/master/master.ts';
import { type InvalidField, invalid, refuse } from '../../shared/refusal/refusal.ts';
import { today } from '../../shared/session/currentUser.ts';
import './tables.ts';

const flags = ['photoRequired', 'mandatory', 'safety'] as const;

export const checkItemMaster: Master<CheckItemInput> = {
  name: 'checkItem',
  noun: 'vehicle-check-item',
  table: 'vehicleCheckItem',
  form: 'checkItemsAdd',
  key: ['itemCode', 'validFrom'],
  keyField: 'itemCode',
  keyOf: ({ itemCode, validFrom }) => `${itemCode.toUpperCase()} ${validFrom}`,
  fields: { itemCode: { kind: 'code' } },
  check: async (context, inputs) => joinFindings(inputs.map(wrongLimits), await changedTooEarly(context, inputs)),
  toRow: toItemRow,
  afterStore: ({ db }, inputs) =>
    endEarlierVersions(
      db,
      inputs.map(({ itemCode }) => itemCode.toUpperCase()),
    ),
};

export const failedReasonMaster: Master<FailedReasonInput> = {
  name: 'failedReason',
  noun: 'vehicle-check-item',
  table: 'failedReason',
  form: 'failedReasonsAdd',
  key: ['reasonCode'],
  keyField: 'reasonCode',
  keyOf: ({ reasonCode }) => reasonCode,
  toRow: ({ reasonCode, categories = [], enabled = 'Y', ...names }) => ({ reasonCode, name: namesOf(names), categories, enabled }),
};

function toItemRow({
  itemCode,
  validFrom,
  secondProduct,
  thirdProducts = [],
  category,
  method,
  valueType,
  sortNo = 0,
  enabled = 'Y',
  ...input
}: CheckItemInput) {
  const isMeasured = valueType === 'number';
  const { photoRequired = 'N', mandatory = 'N', safety = 'N' } = input;
  return {
    itemCode: itemCode.toUpperCase(),
    validFrom,
    name: namesOf(input),
    standard: namesOf({
      nameZh: input.standardZh,
      nameEn: input.standardEn,
      nameEs: input.standardEs ?? null,
      nameRu: input.standardRu ?? null,
      nameFr: input.standardFr ?? null,
      namePt: input.standardPt ?? null,
    }),
    secondProduct,
    thirdProducts,
    category,
    method,
    valueType,
    unit: (isMeasured && input.unit?.trim()) || null,
    minValue: isMeasured ? (input.minValue ?? null) : null,
    maxValue: isMeasured ? (input.maxValue ?? null) : null,
    photoRequired,
    mandatory,
    safety,
    sortNo,
    enabled,
  };
}

/** A number has a unit and at least one limit. */
function wrongLimits({ valueType, unit, minValue = null, maxValue = null }: CheckItemInput): InvalidField[] {
  if (valueType !== 'number') return [];
  return [
    ...(unit?.trim() ? [] : [{ field: 'unit', code: 'E-013' }]),
    ...(minValue === null && maxValue === null ? [{ field: 'minValue', code: 'E-013' }] : []),
    ...(minValue !== null && maxValue !== null && minValue > maxValue ? [{ field: 'maxValue', code: 'checkItem.limits' }] : []),
  ];
}

/** Columns that a sheet shows and checks: a change must not reach into the past of an item that documents carry. */
const carried = ['name', 'standard', 'category', 'method', 'valueType', 'unit', 'minValue', 'maxValue', ...flags] as const;

/** An item that documents carry changes from today on at the earliest, as a version of its own. */
async function changedTooEarly({ services, db, user }: Context, inputs: readonly CheckItemInput[]): Promise<InvalidField[][]> {
  const codes = inputs.map(({ itemCode }) => itemCode.toUpperCase());
  const used = isReferredTo(services, checkItemMaster);
  const { rows } = await sql<
    Record<string, unknown> & { used: boolean; itemCode: string; validFrom: string }
  >`select ${used} as used, vehicle_check_item.* from vehicle_check_item
    where item_code = any(${codes})`.execute(db);
  const day = today(user, services.now());
  return inputs.map((input) => {
    const row: Record<string, unknown> = toItemRow(input);
    const versions = rows.filter(({ itemCode, used: isUsed }) => isUsed && itemCode === row['itemCode']);
    const same = versions.find(({ validFrom }) => validFrom === input.validFrom);
    const isChange = versions.length > 0 && (!same || carried.some((column) => !isSame(same[column], row[column])));
    // A version that begins later is on no sheet yet; one that begins today may be.
    const isTooEarly = same ? same.validFrom <= day : input.validFrom < day;
    return isChange && isTooEarly ? [{ field: 'validFrom', code: 'checkItem.newVersion' }] : [];
  });
}

/** Texts in six languages are compared one by one: their order says nothing. */
const isSame = (a: unknown, b: unknown): boolean =>
  a !== null && b !== null && typeof a === 'object' && typeof b === 'object'
    ? Object.entries(b).every(([key, value]) => (a as Record<string, unknown>)[key] === value)
    : a === b;

const endEarlierVersions = async (trx: Trx, codes: readonly string[]): Promise<void> =>
  void (await sql`update vehicle_check_item item set valid_to = following.ends
    from (select id, lead(valid_from) over (partition by item_code order by valid_from) - 1 as ends from vehicle_check_item where item_code = any(${[...codes]})) following
    where item.id = following.id and item.valid_to is distinct from following.ends`.execute(trx));

/** Changes a version of an item; with another first day it becomes the next version, and the one that was seen ends. */
export async function editCheckItem(context: TrxContext, input: CheckItemInput & Saved): Promise<Saved> {
  const { id, version, ...rest } = input;
  const seen = await context.db.selectFrom('vehicleCheckItem').select(['version', 'itemCode', 'validFrom']).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!seen) throw refuse('E-012');
  if (seen.validFrom === rest.validFrom || seen.itemCode !== rest.itemCode.toUpperCase()) return editMaster(context, checkItemMaster, input);
  if (seen.version !== version) throw refuse('E-001');
  if (rest.validFrom < seen.validFrom) throw invalid([{ field: 'validFrom', code: 'checkItem.newVersion' }]);
  return addMaster(context, checkItemMaster, rest);
}

/** Removes versions of items that no document carries; the version before goes on. */
export async function removeCheckItems(context: TrxContext, ids: string): Promise<BatchResult> {
  const { db } = context;
  const rows = await db.selectFrom('vehicleCheckItem').select('itemCode').where('id', 'in', ids.split(',')).execute();
  const answer = await removeMasters(context, checkItemMaster, ids);
  await endEarlierVersions(
    db,
    rows.map(({ itemCode }) => itemCode),
  );
  return answer;
}

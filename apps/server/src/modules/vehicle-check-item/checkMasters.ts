/** Rules of the inspection items and of the reasons, for their forms and their imports. */
import { sql } from 'kysely';
import type { CheckItemInput, FailedReasonInput } from '../../generated/types.gen.ts';
import type { BatchResult } from '../../shared/batch/batch.ts';
import type { Db, Trx } from '../../shared/database/database.ts';
import type { ImportContext, ImportField, WriteContext } from '../../shared/import/importDefinition.ts';
import {
  addMaster,
  editMaster,
  isReferredTo,
  joinFindings,
  type Master,
  namesOf,
  removeMasters,
  type Saved,
  unknownCodes,
  upsert,
} from '../../shared/master/master.ts';
import { type InvalidField, invalid, refuse } from '../../shared/refusal/refusal.ts';
import { today } from '../../shared/session/currentUser.ts';
import { hasDecimals } from '../service-catalogue/service.ts';
import './tables.ts';

const textsOf = (prefix: 'name' | 'standard'): ImportField[] =>
  ['Zh', 'En', 'Es', 'Ru', 'Fr', 'Pt'].map((language, index) => ({ name: `${prefix}${language}`, kind: 'text', ...(index < 2 && { required: true }) }));

const flags = ['photoRequired', 'mandatory', 'safety'] as const;

export const checkItemMaster: Master<CheckItemInput> = {
  name: 'checkItem',
  noun: 'vehicle-check-item',
  table: 'vehicleCheckItem',
  form: 'checkItemsAdd',
  key: ['itemCode', 'validFrom'],
  keyField: 'itemCode',
  keyOf: ({ itemCode, validFrom }) => `${itemCode.toUpperCase()} ${validFrom}`,
  fields: [
    { name: 'itemCode', kind: 'code', required: true },
    { name: 'validFrom', kind: 'date', required: true },
    { name: 'secondProduct', kind: 'choice', dictionary: 'product2', required: true },
    { name: 'thirdProducts', kind: 'list' },
    { name: 'category', kind: 'choice', dictionary: 'check_category', required: true },
    { name: 'method', kind: 'choice', dictionary: 'check_method', required: true },
    { name: 'valueType', kind: 'choice', dictionary: 'value_type', required: true },
    { name: 'unit', kind: 'text' },
    { name: 'minValue', kind: 'number' },
    { name: 'maxValue', kind: 'number' },
    ...flags.map((name): ImportField => ({ name, kind: 'yesNo' })),
    { name: 'sortNo', kind: 'number' },
    { name: 'enabled', kind: 'yesNo' },
    ...textsOf('name'),
    ...textsOf('standard'),
  ],
  check: async (db, inputs, context) =>
    joinFindings(
      inputs.map((input) => [...wrongLimits(input), ...(isProductLine(input, context) ? [] : [{ field: 'secondProduct', code: 'E-014' }])]),
      await unknownCodes(db, inputs, {
        table: 'product',
        column: 'code',
        field: 'thirdProducts',
        codesOf: ({ thirdProducts }: CheckItemInput) => thirdProducts ?? [],
      }),
      await changedTooEarly(db, inputs, context),
    ),
  toRow: toItemRow,
  store: (trx, inputs, context) => upsert(trx, checkItemMaster, inputs, context),
  afterStore: (trx, inputs) =>
    endEarlierVersions(
      trx,
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
  fields: [{ name: 'reasonCode', kind: 'text', required: true }, { name: 'categories', kind: 'list' }, { name: 'enabled', kind: 'yesNo' }, ...textsOf('name')],
  check: async (_db, inputs) => inputs.map(() => []),
  toRow: ({ reasonCode, categories = [], enabled = 'Y', ...names }) => ({ reasonCode, name: namesOf(names), categories, enabled }),
  store: (trx, inputs, context) => upsert(trx, failedReasonMaster, inputs, context),
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
  const limits = Object.entries({ minValue, maxValue });
  return [
    ...(unit?.trim() ? [] : [{ field: 'unit', code: 'E-013' }]),
    ...(minValue === null && maxValue === null ? [{ field: 'minValue', code: 'E-013' }] : []),
    ...(minValue !== null && maxValue !== null && minValue > maxValue ? [{ field: 'maxValue', code: 'checkItem.limits' }] : []),
    ...limits.flatMap(([field, value]) => (value === null || hasDecimals(value, 2) ? [] : [{ field, code: 'checkItem.decimals', params: { n: 2 } }])),
  ];
}

const isProductLine = ({ secondProduct }: CheckItemInput, { services }: ImportContext): boolean =>
  (services.dictionaries.items('product2') ?? []).some(({ value }) => value === secondProduct);

/** What a sheet shows and asks: a change of it must not reach into the past of an item that documents carry. */
const carried = ['name', 'standard', 'category', 'method', 'valueType', 'unit', 'minValue', 'maxValue', ...flags] as const;

/** An item that documents carry changes from today on at the earliest, as a version of its own. */
async function changedTooEarly(db: Db, inputs: readonly CheckItemInput[], { services, user }: ImportContext): Promise<InvalidField[][]> {
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
export async function editCheckItem(input: CheckItemInput & Saved, context: WriteContext): Promise<Saved> {
  const { id, version, ...rest } = input;
  const { db } = context.services;
  const seen = await db.selectFrom('vehicleCheckItem').select(['version', 'itemCode', 'validFrom']).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!seen) throw refuse('E-012');
  if (seen.validFrom === rest.validFrom || seen.itemCode !== rest.itemCode.toUpperCase()) return editMaster(checkItemMaster, input, context);
  if (seen.version !== version) throw refuse('E-001');
  if (rest.validFrom < seen.validFrom) throw invalid([{ field: 'validFrom', code: 'checkItem.newVersion' }]);
  return addMaster(checkItemMaster, rest, context);
}

/** Removes versions of items that no document carries; the version before goes on. */
export async function removeCheckItems(ids: string, context: WriteContext): Promise<BatchResult> {
  const { db } = context.services;
  const rows = await db.selectFrom('vehicleCheckItem').select('itemCode').where('id', 'in', ids.split(',')).execute();
  const answer = await removeMasters(checkItemMaster, ids, context);
  await endEarlierVersions(
    db,
    rows.map(({ itemCode }) => itemCode),
  );
  return answer;
}

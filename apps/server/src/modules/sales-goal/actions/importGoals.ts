/** Goals from the rows of a workbook: new ones, and drafts with the same year, dealer, team, platform and basis. */
import type { SalesGoalInput } from '../../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { forbidden, invalid, type InvalidField } from '../../../shared/refusal/refusal.ts';
import type { ImportDefinition } from '../../../shared/import/importDefinition.ts';
import { formFindings, importFields } from '../../../shared/master/formRules.ts';
import { joinFindings } from '../../../shared/master/findings.ts';
import { makerDepartment } from './goalInput.ts';
import { judge, storeGoals } from './saveGoals.ts';

type Stored = { id: string; version: number; status: string };

const keyOf = ({
  year,
  dealerCode,
  productTeam,
  platform,
  goalBasis,
}: Pick<SalesGoalInput, 'year' | 'dealerCode' | 'productTeam' | 'platform' | 'goalBasis'>): string =>
  [year, dealerCode, productTeam, platform ?? '', goalBasis ?? 'retail'].join(' ');

/** Goals that are there, by their key. */
async function storedGoals({ db }: Context, inputs: readonly SalesGoalInput[]): Promise<ReadonlyMap<string, Stored>> {
  if (inputs.length === 0) return new Map();
  const rows = await db
    .selectFrom('salesGoal')
    .select(['id', 'version', 'status', 'year', 'dealerCode', 'productTeam', 'platform', 'goalBasis'])
    .where('delFlag', '=', 0)
    .where('dealerCode', 'in', [...new Set(inputs.map(({ dealerCode }) => dealerCode))])
    .where('year', 'in', [...new Set(inputs.map(({ year }) => year))])
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Departments by their code and by their name in any language. */
async function departmentCodes({ db }: Context): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('sysDepart').select(['orgCode', 'departName']).where('orgCategory', '=', makerDepartment).execute();
  return new Map(rows.flatMap(({ orgCode, departName }) => [orgCode, ...Object.values(departName)].map((name) => [name, orgCode] as const)));
}

/** Inputs as a form would send them: departments by their code, and the drafts that they change. */
async function asForms(context: Context, inputs: readonly SalesGoalInput[], stored: ReadonlyMap<string, Stored>) {
  const departments = await departmentCodes(context);
  return inputs.map((input) => {
    const given = input.marketingDepartment?.trim();
    const { id = null, version = null } = stored.get(keyOf(input)) ?? {};
    return { ...input, id, version, ...(given && { marketingDepartment: departments.get(given) ?? given }) };
  });
}

async function findings(context: Context, inputs: readonly SalesGoalInput[]): Promise<InvalidField[][]> {
  const stored = await storedGoals(context, inputs);
  const released = inputs.map((input): InvalidField[] => {
    const goal = stored.get(keyOf(input));
    return goal && goal.status !== 'draft' ? [{ field: 'year', code: 'E-002' }] : [];
  });
  const open = inputs.flatMap((_, at) => (released[at]!.length === 0 ? [at] : []));
  const { errors } = await judge(
    context as TrxContext,
    await asForms(
      context,
      open.map((at) => inputs[at]!),
      stored,
    ),
  );
  const judged = new Map(open.map((at, place) => [at, errors[place]!]));
  return joinFindings(
    await formFindings(context, form, inputs),
    released,
    inputs.map((_, at) => judged.get(at) ?? []),
  );
}

const form = 'salesGoalMastersAdd';

export const goalImport: ImportDefinition<SalesGoalInput> = {
  name: 'salesGoal',
  noun: 'sales-goal',
  form,
  fields: importFields(form),
  keyOf,
  keyField: 'productTeam',
  check: findings,
  async store(context, inputs) {
    if (!context.user.permissions.has('salesGoal:edit')) throw forbidden('forbidden');
    const judged = await judge(context, await asForms(context, inputs, await storedGoals(context, inputs)));
    const wrong = judged.errors.flat();
    if (wrong.length > 0) throw invalid(wrong);
    await storeGoals(context, judged);
  },
};

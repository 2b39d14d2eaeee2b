/** Writing drafts of goals: one, the rows of a grid, or those of a workbook. */
import { actOnEach } from '../../../documents/actOnEach.ts';
import { lockDocument } from '../../../documents/act.ts';
import { nextNumbers } from '../../../documents/numbers/nextNumber.ts';
import { newHeaderFor } from '../../../documents/saving/newHeader.ts';
import { writeTodo } from '../../../documents/todo/writeTodo.ts';
import { mustAllow } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { Saved, SalesGoalInput, SalesGoalRowFailure } from '../../../generated/types.gen.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { together } from '../../../shared/database/together.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { textOf } from '../../../shared/messages/messages.ts';
import { askFirst, type Coded, forbidden, type InvalidField, invalid, Refusal } from '../../../shared/refusal/refusal.ts';
import { errorTexts } from '../../../shared/refusal/texts.ts';
import { mustBeCurrent } from '../../../shared/version.ts';
import { goalKind, statesOf } from '../goalKind.ts';
import { targetsOf } from '../months.ts';
import { monthsWarning } from '../rules/checkTargets.ts';
import { judgeGoals, type KnownDealer, type Wanted } from '../rules/judgeGoals.ts';
import { goalWorkflow } from '../rules/workflow.ts';
import { emptyGoal, type GoalHeader } from '../tables.ts';
import type { GoalActionInput } from './goalStep.ts';
import { factsOf } from './goalFacts.ts';
import { wantedOf } from './goalInput.ts';

type RowsSaved = Operations['salesGoalMastersSaveRows']['reply']['result'];
type Input = SalesGoalInput & { id?: string | null; version?: number | null };

interface Judged {
  wanted: Wanted[];
  /** Per goal; none may be stored that has some. */
  errors: InvalidField[][];
  dealers: ReadonlyMap<string, KnownDealer>;
}

/** Rules of all goals together, with their dealers locked. */
export async function judge(context: TrxContext, inputs: readonly Input[]): Promise<Judged> {
  const wanted = inputs.map((input) => wantedOf(context.user, input));
  const facts = await factsOf(context, wanted);
  return { wanted, errors: judgeGoals(wanted, facts), dealers: facts.dealers };
}

const warningsOf = ({ wanted, dealers }: Judged): Coded[] =>
  wanted.flatMap((goal) =>
    monthsWarning(goal).map((warning) => ({
      ...warning,
      ...(wanted.length > 1 && { about: [dealers.get(goal.dealerCode)!.dealerName, goal.platform || goal.productTeam].join(' · ') }),
    })),
  );

/** Columns of a goal that its keeper decides on, with those that follow from the dealer. */
function columnsOf({ id: _id, ...goal }: Wanted, { orgCode, dealerName, region, marketGroup }: KnownDealer) {
  const { year, dealerCode, productTeam, platform, goalBasis, annualTarget, remark } = goal;
  const marketingDepartment = goal.marketingDepartment!;
  return {
    ...targetsOf(goal),
    year,
    dealerCode,
    productTeam,
    platform,
    goalBasis,
    annualTarget,
    remark,
    marketingDepartment,
    orgCode,
    dealerName,
    region,
    marketGroup,
  };
}

/** Stores goals that have been judged. @returns them, in their order, as far as an answer needs */
export async function storeGoals(context: TrxContext, { wanted, dealers }: Judged): Promise<Pick<GoalHeader, 'id' | 'goalNo' | 'version' | 'status'>[]> {
  const { db, services } = context;
  const columns = wanted.map((goal) => columnsOf(goal, dealers.get(goal.dealerCode)!));
  const changes = new Map<string, GoalActionInput>(wanted.flatMap(({ id }, at) => (id === null ? [] : [[id, { columns: columns[at]! }] as const])));
  await actOnEach(context, goalKind, 'edit', changes);
  const fresh = wanted.flatMap(({ id }, at) => (id === null ? [at] : []));
  const numbers = await nextNumbers(db, { code: 'salesGoal', dealerCode: null, day: makerDay(services) }, fresh.length);
  const added = fresh.map((at, place) => {
    const owner = { ...columns[at]!, subDealerCode: null, subDealerName: null };
    return { ...newHeaderFor(context, emptyGoal, owner), ...columns[at]!, goalNo: numbers[place]! };
  });
  if (added.length > 0) {
    await db.insertInto('salesGoal').values(added).execute();
    await together(db, async () => {
      for (const goal of added) await writeTodo(context, goalKind, { ...goal, status: null }, goal);
    });
  }
  const newOnes = new Map(fresh.map((at, place) => [at, added[place]!]));
  const changed = new Map((await readSaved(context, [...changes.keys()])).map((goal) => [goal.id, goal]));
  return wanted.map(({ id }, at) => (id === null ? newOnes.get(at)! : changed.get(id)!));
}

const readSaved = ({ db }: TrxContext, ids: readonly string[]) =>
  ids.length === 0 ? [] : db.selectFrom('salesGoal').select(['id', 'goalNo', 'version', 'status']).where('id', 'in', ids).execute();

/** Adds a goal, or changes a draft. @throws E-012, E-001, E-002, 422, 202 */
export async function saveGoal(context: TrxContext, input: Input, { confirm }: { confirm: boolean }): Promise<Saved> {
  if (input.id) await mustBeEditable(context, { id: input.id, version: input.version });
  const judged = await judge(context, [input]);
  const [errors] = judged.errors;
  if (errors!.length > 0) throw invalid(errors!);
  const warnings = warningsOf(judged);
  if (warnings.length > 0 && !confirm) throw askFirst(warnings);
  const [saved] = await storeGoals(context, judged);
  const { id, goalNo: no, version, status } = saved!;
  return { id, no, version, status, warnings: [] };
}

/** A draft that the user may change, as it was seen, locked. */
async function mustBeEditable(context: TrxContext, { id, version }: { id: string; version: number | null | undefined }): Promise<void> {
  if (!version) throw invalid([{ field: 'version', code: 'E-013' }]);
  const goal = await lockDocument<GoalHeader>(context, goalKind, id);
  const state = (await statesOf(context))(goal);
  mustAllow({ ...goalWorkflow.edit, guards: [] }, context.user, state, () => state.statusText);
  mustBeCurrent(goal, version);
}

/** Adds and changes the rows of a grid, all of them or none. */
export async function saveRows(
  context: TrxContext,
  { year, rows }: Operations['salesGoalMastersSaveRows']['data']['body'],
  { confirm }: { confirm: boolean },
): Promise<RowsSaved> {
  if (rows.some(({ id }) => !id) && !context.user.permissions.has('salesGoal:add')) throw forbidden('forbidden');
  const inputs = rows.map((row) => ({ ...row, year }));
  const judged = await judge(context, inputs);
  const failed: SalesGoalRowFailure[] = [];
  for (const [row, input] of inputs.entries()) failed.push(...(await failureOf(context, row, input, judged.errors[row]!)));
  if (failed.length > 0) return { ok: [], failed };
  const warnings = warningsOf(judged);
  if (warnings.length > 0 && !confirm) throw askFirst(warnings);
  const saved = await storeGoals(context, judged);
  return { ok: saved.map(({ id, goalNo, version }, row) => ({ row, id, goalNo, version })), failed: [] };
}

/** Why a row cannot be stored: it may not be changed any more, or its fields are wrong. */
async function failureOf(context: TrxContext, row: number, { id, version }: Input, errors: readonly InvalidField[]): Promise<SalesGoalRowFailure[]> {
  const { language } = context.user;
  try {
    if (id) await mustBeEditable(context, { id, version });
    if (errors.length > 0) throw invalid(errors);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { text, errors: wrong } = error;
    return [{ row, code: text.code, text: textOf(language, text), ...(wrong && { errors: errorTexts(wrong, language) }) }];
  }
}

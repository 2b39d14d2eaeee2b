/** Actions of the dealer on an inspection: inspect, submit, withdraw, finish open items. */
import { findByNo } from '../../../documents/reading/findByNo.ts';
import { differences } from '../../../documents/saving/saveDocument.ts';
import { effect, type Step } from '../../../documents/kind.ts';
import { handedIn } from '../../../documents/review.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { newId } from '../../../shared/database/database.ts';
import { writeChangeLog } from '../../../shared/change-log/changeLog.ts';
import { message } from '../../../shared/messages/messages.ts';
import { notify, reviewersOf, usersNamed } from '../../../shared/notify/notify.ts';
import { askFirst, type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { forgetHours, recordHours } from '../../vehicle/service.ts';
import { itemsOn } from '../../vehicle-check-item/service.ts';
import { about, type ArrivalActionInput } from './arrivalStep.ts';
import { arrivalStore, fittingFilesOf, photosOf } from '../arrivalStore.ts';
import { emptyLine, type Arrival, type ArrivalHeader, type ArrivalLine } from '../tables.ts';
import { arrivalLineChanges, countLines, doneAtOnce, isOpen } from '../rules/lines.ts';
import { copiedColumns, hasNoHours, showOnMachine } from '../machine.ts';
import { checkSubmit } from '../rules/submitChecks.ts';

const arrivalEffect = effect<ArrivalHeader, ArrivalActionInput>();

/** The items that the catalogue has for the machine on a day, nothing found yet. */
export const freshLines = async ({ db }: Pick<Context, 'db'>, { id, secondProduct, thirdProduct }: ArrivalHeader, day: string): Promise<ArrivalLine[]> =>
  (await itemsOn(db, { secondProduct, thirdProduct, day })).map((item, index) => ({ ...emptyLine, ...item, id: newId(), acceptId: id, lineNo: index + 1 }));

/** Default values. */
const usual = { keysQty: 2, documentsComplete: 'Y', toolsComplete: 'Y' } as const;

/** The first save: the sheet gets its items. */
export const begin = arrivalEffect({
  async apply({ context, before }) {
    const { services, user, db } = context;
    const day = today(user, services.now());
    const items = await freshLines(context, before, day);
    await arrivalStore.putLines(db, { items });
    return { ...usual, acceptanceDate: day, catalogueDate: day, ...countLines(items) };
  },
  notify: ({ context }, after) => showOnMachine(context, after),
});

/** Copies today's catalogue. Findings are kept by the code of the item. */
export const refreshItems = arrivalEffect({
  async apply({ context, before }) {
    const { services, user, db } = context;
    const day = today(user, services.now());
    const { items: known } = await arrivalStore.findLines(db, before.id);
    const byCode = new Map(known.map((line) => [line.itemCode, line]));
    const items = (await freshLines(context, before, day)).map((fresh) => {
      const old = byCode.get(fresh.itemCode);
      return old ? { ...old, ...Object.fromEntries(copied.map((field) => [field, fresh[field]])), lineNo: fresh.lineNo } : fresh;
    });
    const kept = items.map(({ id }) => id);
    await db
      .deleteFrom('arrivalAcceptItem')
      .where('acceptId', '=', before.id)
      .where('id', 'not in', [...kept, ''])
      .execute();
    await arrivalStore.putLines(db, { items });
    return { catalogueDate: day, ...countLines(items) };
  },
});

const copied = ['name', 'standard', 'category', 'method', 'valueType', 'unit', 'minValue', 'maxValue', 'photoRequired', 'mandatory', 'safety'] as const;

type Ready = { arrival: Arrival; machine: Partial<ArrivalHeader> };

/** Hands the sheet in: runs every check, keeps the reading of the hour meter, tells the reviewers. */
export const submit = arrivalEffect<Ready>({
  async prepare({ context, before, input }) {
    const { db, services, user } = context;
    const { parameters } = services;
    const arrival = { header: before, ...(await arrivalStore.findLines(db, before.id)) };
    const { errors, warnings } = checkSubmit(arrival, {
      today: today(user, services.now()),
      noHours: await hasNoHours(context, before),
      files: await fittingFilesOf(db, before.id),
      photos: await photosOf(db, before.id),
      minPhotos: parameters.number('pdi.minPhotos'),
      hoursWarn: parameters.number('pdi.hoursWarn'),
      language: user.language,
    });
    if (errors.length > 0) throw invalid(errors.map((error) => withTitles(error, context)));
    if (warnings.length > 0 && !input.confirm) throw askFirst(warnings);
    return { arrival, machine: before.round === 0 ? await machineNow(context, before) : {} };
  },
  async apply(step, { machine }) {
    const { context, before } = step;
    const { services, user } = context;
    const day = today(user, services.now());
    if (before.operatingHours !== null) await recordHours(context, { ...readingOf(before), day: before.acceptanceDate!, hours: before.operatingHours });
    return {
      ...machine,
      ...handedIn(step),
      firstSubmitDate: before.firstSubmitDate ?? day,
    };
  },
  async notify({ context }, after) {
    const { db, services } = context;
    await showOnMachine(context, after);
    await notify(db, await reviewersOf(db, 'arrivalAccept:audit', after.dealerCode), { event: 'arrivalAccept.submitted', ...about(after), at: services.now() });
  },
});

const readingOf = ({ vin, acceptNo }: ArrivalHeader) => ({ vin, source: 'arrivalAccept', sourceNo: acceptNo });

/** Identification and place of the machine, frozen from the first submission on. */
async function machineNow({ db }: TrxContext, header: ArrivalHeader): Promise<Partial<ArrivalHeader>> {
  const machine = await db
    .selectFrom('vehicle')
    .select([...copiedColumns])
    .where('id', '=', header.vehicleId)
    .executeTakeFirstOrThrow();
  return differences(header, { ...header, ...machine });
}

/** E-131 names what is missing in the user's language. */
const withTitles = (error: InvalidField, { user }: TrxContext): InvalidField =>
  error.code === 'E-131'
    ? {
        ...error,
        params: {
          list: String(error.params!['list'])
            .split(',')
            .map((thing) => message(user.language, `missing.${thing}`))
            .join(', '),
        },
      }
    : error;

/** Withdraws a sheet before a decision; its hour meter reading counts again after the next submission. */
export const withdraw = arrivalEffect({
  apply: ({ context, before }) => forgetHours(context, readingOf(before)),
  notify: ({ context }, after) => showOnMachine(context, after),
});

/** Open items of a passed sheet are done, or handled in another way. */
export const handled = arrivalEffect<Arrival>({
  async prepare({ context, before, input: { handledItems = [] } }) {
    const { items } = await arrivalStore.findLines(context.db, before.id);
    const claims = new Set<string>();
    for (const no of new Set(handledItems.flatMap(({ claimNo }) => claimNo || [])))
      if (await findByNo(context, 'warrantyClaim', no, before.vin)) claims.add(no);
    const errors: InvalidField[] = handledItems.flatMap(({ id, handling, handled: isDone, claimNo }, index) => {
      const known = items.find((one) => one.id === id);
      const line = `items[${index}]`;
      if (!known) return [{ field: 'id', line, code: 'E-012' }];
      const params = { item: known.itemCode };
      return [
        ...(isOpen(known) ? [] : [{ field: 'id', line, code: 'E-128', params }]),
        ...(doneAtOnce.includes(handling) && isDone !== 'Y' ? [{ field: 'handled', line, code: 'E-127', params }] : []),
        ...(claimNo && !claims.has(claimNo) ? [{ field: 'claimNo', line, code: 'E-012' }] : []),
      ];
    });
    if (errors.length > 0) throw invalid(errors);
    return { header: before, items };
  },
  async apply({ context, input: { handledItems = [] } }, stored) {
    const items = stored.items.map((line) => {
      const said = handledItems.find(({ id }) => id === line.id);
      if (!said) return line;
      const { handling, handled: isDone, remark = line.remark, claimNo = line.claimNo } = said;
      return { ...line, handling, handled: isDone, remark: remark?.trim() || null, claimNo: claimNo || null };
    });
    return putFinished(context, stored, items);
  },
  notify: tellReviewer,
});

/** The items of a claim are handled once it is approved. */
export const claimed = arrivalEffect({
  async apply({ context, before, input: { claimNo } }) {
    const { items } = await arrivalStore.findLines(context.db, before.id);
    const finished = items.map((line) => (line.claimNo === claimNo && line.handling === 'claim' && isOpen(line) ? { ...line, handled: 'Y' as const } : line));
    return putFinished(context, { header: before, items }, finished);
  },
  notify: tellReviewer,
});

async function putFinished({ db, user, services }: TrxContext, before: Arrival, items: ArrivalLine[]): Promise<Partial<ArrivalHeader>> {
  const { id, acceptNo: no } = before.header;
  await arrivalStore.putLines(db, { items });
  await writeChangeLog(db, { docType: 'arrivalAccept', id, no, user, changes: arrivalLineChanges(before, { items }), at: services.now() });
  return countLines(items);
}

/** Who passed the sheet hears when nothing of it is open any more. */
async function tellReviewer({ context: { db, services }, before }: Step<ArrivalHeader, ArrivalActionInput>, after: ArrivalHeader): Promise<void> {
  const isFinished = before.status === 'pass' && after.openCount === 0;
  if (isFinished) await notify(db, await usersNamed(db, [after.auditBy]), { event: 'arrivalAccept.handled', ...about(after), at: services.now() });
}

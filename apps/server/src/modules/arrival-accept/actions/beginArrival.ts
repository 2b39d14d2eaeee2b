/** Creates inspections when their machines arrive. */
import { sql } from 'kysely';
import { makerDay } from '../../../shared/makerDay.ts';
import { act } from '../../../documents/act.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import { putTodo } from '../../../documents/todo/writeTodo.ts';
import { writeApprovalStep } from '../../../shared/approval/approvalLog.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { newId } from '../../../shared/database/database.ts';
import type { MachineEvents } from '../../vehicle/hooks.ts';
import { dealerUsers, notify } from '../../../shared/notify/notify.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { kindOf } from './arrivalStep.ts';
import { arrivalStore } from '../arrivalStore.ts';
import { emptyArrival, type ArrivalHeader } from '../tables.ts';
import { copiedColumns } from '../machine.ts';
import { arrivalWorkflow } from '../rules/workflow.ts';

/** Makes the acceptance of a machine that waits for it. @returns its header with its number */
export async function createArrival(context: TrxContext, { vehicleId, remark }: { vehicleId: string; remark: string | null }): Promise<ArrivalHeader> {
  const { db, services, user } = context;
  const { arrivalDate, ...machine } = await db
    .selectFrom('vehicle')
    .select([...copiedColumns, 'arrivalDate'])
    .where('id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  const now = services.now();
  const arrived = arrivalDate ?? today(user, now);
  const header: ArrivalHeader = {
    ...emptyArrival,
    ...machine,
    id: newId(now.getTime()),
    vehicleId,
    arrivalDate: arrived,
    deadline: addDays(arrived, services.parameters.number('pdi.deadlineDays')),
    createBy: user.username,
    createTime: now.toISOString(),
  };
  const todo = putTodo(context, kindOf(context), null, header, { docNo: sql`(select no from number)` });
  const acceptNo = await arrivalStore.insert(db, { header, items: [] }, makerDay(services), { others: todo ? [todo] : [] });
  await writeApprovalStep(context, {
    docType: 'arrivalAccept',
    docId: header.id,
    docNo: acceptNo,
    action: 'arrive',
    fromStatus: null,
    toStatus: header.status,
    opinion: remark,
    at: now,
  });
  return { ...header, acceptNo };
}

/** Open inspections of a scrapped machine are closed. */
export const machineScrapped: NonNullable<MachineEvents['scrapped']> = async (context, { vehicleId }) => {
  const { db, services } = context;
  const waiting = await db
    .selectFrom('arrivalAccept')
    .select('id')
    .where('vehicleId', '=', vehicleId)
    .where('delFlag', '=', 0)
    .where('status', 'in', [...arrivalWorkflow.cancel.from])
    .execute();
  for (const { id } of waiting) await act(systemContext(services, db), kindOf(context), 'cancel', { id });
};

/** A machine that has arrived waits for its acceptance, and its dealer hears of it. */
export const machineArrived: NonNullable<MachineEvents['arrived']> = async (context, machine) => {
  const { id, acceptNo, vin, deadline, dealerCode } = await createArrival(context, machine);
  await notify(context.db, await dealerUsers(context.db, dealerCode, ['DLR_SERVICE', 'DLR_ADMIN']), {
    event: 'vehicle.arrived',
    params: { vin, date: deadline },
    docType: 'arrivalAccept',
    docId: id,
    docNo: acceptNo,
    at: context.services.now(),
  });
};

/** Tasks of a machine. Pure. */
import { type TaskRule, until } from '../../documents/todo/task.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { Vehicle } from './vehicleKind.ts';

/** Days within which the maker decides on the start of warranty of an unregistered machine. */
const decideDays = 30;

export const vehicleTasks: readonly TaskRule<Vehicle>[] = [
  {
    task: 'decide',
    status: 'in_stock',
    when: ({ unregisteredSince }) => unregisteredSince !== null,
    side: 'maker',
    permission: 'handoverTrain:finalAudit',
    dueDays: ({ unregisteredSince }) => until(unregisteredSince && addDays(unregisteredSince, decideDays), 7),
    subject: ({ orgCode, dealerCode, dealerName, subDealerCode, createBy, vin }) => ({
      orgCode,
      dealerCode,
      dealerName,
      subDealerCode,
      createBy,
      vin,
      submitBy: null,
      amount: null,
      currency: null,
    }),
  },
];

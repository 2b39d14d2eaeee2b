import { act } from '../../src/documents/act.ts';
import { handoverKind } from '../../src/modules/handover-train/handoverKind.ts';
import { saveHandover } from '../../src/modules/handover-train/actions/saveHandover.ts';
import { contextOf } from '../../src/shared/context.ts';
import { platePicture } from '../files/pictures.ts';
import { attachFiles } from '../handovers/attachFiles.ts';
import { explainedTopics, traineesOf, trainerOf } from '../handovers/handoverOf.ts';
import type { Stage } from '../stage.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import type { Calendar } from './calendar.ts';
import { clerk, suspendedDealer } from './dealer.ts';

/** Who bought a machine. */
export interface Buyer {
  name: string;
  phone: string;
  idNo: string;
  region: string;
  address: string;
  type: 'farmer' | 'contractor';
  crop: string;
  farmSizeHa: number;
}

const reviewer = 'wang.service';
const hoursAtDelivery = 4.5;

/** Hands a machine over to its buyer, and has it registered. */
export async function replayHandover(stage: Stage, { vehicle, buyer, calendar }: { vehicle: DemoVehicle; buyer: Buyer; calendar: Calendar }): Promise<void> {
  const { services, setClock, actAs } = stage;
  const at = (day: string, time: string): void => setClock(new Date(`${day}T${time}:00Z`));
  const { delivered: day, registered } = calendar;
  const by = await actAs(clerk);
  const context = contextOf(services, by);
  at(day, '08:20');
  const { id } = await saveHandover(context, { vin: vehicle.vin, ...sheet(vehicle, buyer, day) }, { confirm: true });
  await attachFiles(stage, { id, vin: vehicle.vin, day, by }, await platePicture('handover', ['NORTHFIELD AGRI', 'HANDOVER']));
  at(day, '11:20');
  await act(context, handoverKind, 'submit', { id, confirm: true });
  at(registered, '02:20');
  await act(contextOf(services, await actAs(reviewer)), handoverKind, 'pass', { id });
}

function sheet(vehicle: DemoVehicle, { name, phone, idNo, region, address, type, crop, farmSizeHa }: Buyer, day: string) {
  const { secondProduct } = vehicle;
  return {
    deliveryDate: day,
    invoiceNo: `F-${day.slice(2, 4)}${day.slice(5, 7)}-${vehicle.vin.slice(-6)}`,
    invoiceDate: day,
    ownerName: name,
    ownerPhone: phone,
    ownerIdNo: idNo,
    ownerCountry: suspendedDealer.country,
    ownerRegion: region,
    ownerAddress: address,
    endUserSame: 'Y' as const,
    endUserType: type,
    industry: 'grain',
    cropType: crop,
    farmSizeHa,
    ...(secondProduct !== 'implement' && { operatingHours: hoursAtDelivery }),
    trainingDate: day,
    trainingPlace: address,
    trainer: trainerOf(vehicle).realname,
    trainingHours: 2.5,
    customerSatisfaction: 5,
    trainees: traineesOf({ secondProduct, ownerName: name, endUserType: type }, '').map(({ name: trainee, role }) => ({ name: trainee, role })),
    topics: explainedTopics(secondProduct, '').map(({ topicCode, done }) => ({ topicCode, done })),
  };
}

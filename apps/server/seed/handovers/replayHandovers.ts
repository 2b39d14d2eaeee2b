import { act } from '../../src/documents/act.ts';
import { handoverKind } from '../../src/modules/handover-train/handoverKind.ts';
import { saveHandover } from '../../src/modules/handover-train/actions/saveHandover.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf } from '../../src/shared/context.ts';
import { platePicture } from '../files/pictures.ts';
import { dealers } from '../organisations/organisations.ts';
import { createRandom } from '../random.ts';
import type { Stage } from '../stage.ts';
import { createOwner } from '../vehicles/owners.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import { attachFiles } from './attachFiles.ts';
import { explainedTopics, traineesOf, trainerOf } from './handoverOf.ts';

/** How far the sheets are that are open. */
const open = ['draft', 'draft', 'draft', 'submitted', 'submitted', 'submitted', 'submitted', 'submitted', 'no_pass', 'no_pass'] as const;
const reviewer = 'wang.service';
const daysAgo = 3;

/** Sheets of machines in stock that are being handed over, each step on its day. */
export async function replayHandovers(stage: Stage, vehicles: readonly DemoVehicle[], today: string): Promise<void> {
  const { services, setClock, actAs } = stage;
  const at = (day: string, hour: number): void => setClock(new Date(`${day}T${String(hour).padStart(2, '0')}:20:00Z`));
  const picture = await platePicture('handover', ['NORTHFIELD AGRI', 'HANDOVER']);
  const mayBe = vehicles.filter(
    ({ vehicleStatus, subDealerCode, secondProduct, pdiDate }) =>
      vehicleStatus === 'in_stock' && subDealerCode === null && secondProduct !== 'implement' && pdiDate! < addDays(today, -daysAgo),
  );
  const chosen = createRandom('handovers').sample(mayBe, open.length);
  const delivered = addDays(today, -daysAgo);
  for (const [index, vehicle] of chosen.entries()) {
    const status = open[index]!;
    const user = await actAs(trainerOf(vehicle).username);
    const context = contextOf(services, user);
    at(delivered, 8);
    const { id } = await saveHandover(context, { vin: vehicle.vin, ...sheet(vehicle, delivered, status === 'draft') }, { confirm: true });
    if (status === 'draft') continue;
    await attachFiles(stage, { id, vin: vehicle.vin, day: delivered, by: user }, picture);
    at(addDays(today, -2), 11);
    await act(context, handoverKind, 'submit', { id, confirm: true });
    if (status === 'submitted') continue;
    at(addDays(today, -1), 2);
    await act(contextOf(services, await actAs(reviewer)), handoverKind, 'noPass', {
      id,
      rejectReason: 'insufficient_photos',
      opinion: '发票扫描件不清晰，请重新上传。',
      marks: [{ field: 'invoiceScan', note: '看不清发票号' }],
    });
  }
}

/** What a dealer has written; of a draft only the machine, its owner and the day. */
function sheet(vehicle: DemoVehicle, day: string, isDraft: boolean) {
  const random = createRandom(`handover.${vehicle.vin}`);
  const country = dealers.find(({ dealerCode }) => dealerCode === vehicle.dealerCode)!.country;
  const owner = createOwner(random, country);
  const begun = {
    deliveryDate: day,
    ownerName: owner.name,
    ownerPhone: owner.phone,
    ownerCountry: country,
    ownerRegion: owner.region,
    ownerAddress: owner.address,
    endUserSame: 'Y' as const,
  };
  if (isDraft) return begun;
  const endUserType = owner.isFirm ? 'cooperative' : 'farmer';
  return {
    ...begun,
    ownerIdNo: owner.idNo,
    endUserType,
    invoiceNo: `F-${day.slice(2, 4)}${day.slice(5, 7)}-${vehicle.vin.slice(-6)}`,
    invoiceDate: day,
    operatingHours: 6.5,
    trainingDate: day,
    trainingPlace: owner.address,
    trainer: trainerOf(vehicle).realname,
    trainingHours: 3,
    customerSatisfaction: random.integer(4, 5),
    trainees: traineesOf({ secondProduct: vehicle.secondProduct, ownerName: owner.name, endUserType }, '').map(({ name, role }) => ({ name, role })),
    topics: explainedTopics(vehicle.secondProduct, '').map(({ topicCode, done }) => ({ topicCode, done })),
  };
}

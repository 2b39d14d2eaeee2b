import { arrivalStore } from '../../src/modules/arrival-accept/arrivalStore.ts';
import type { CatalogueItem } from '../../src/modules/vehicle-check-item/service.ts';
import { meterPicture, platePicture } from '../files/pictures.ts';
import { uploadFile } from '../files/uploadFile.ts';
import { withExif } from '../files/withExif.ts';
import { serviceClerks } from '../pastSteps.ts';
import type { Stage } from '../stage.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';

/** Runs in transport and at the inspection. */
export const hoursOnArrival = 2.4;

/** Values in the middle of their limits. */
export const measured = (items: readonly CatalogueItem[]) =>
  items
    .filter(({ valueType }) => valueType === 'number')
    .map(({ itemCode, minValue, maxValue }) => ({ itemCode, measuredValue: Math.round(((minValue ?? 0) + (maxValue ?? (minValue ?? 0) * 2)) * 50) / 100 }));

export type Pictures = Readonly<Record<'platePhoto' | 'enginePlatePhoto' | 'hourMeterPhoto' | 'exteriorPhoto', Buffer>>;

/** Drawn once and shared; their EXIF data make every file another one. */
export const drawPictures = async (): Promise<Pictures> => ({
  platePhoto: await platePicture('arrival', ['NORTHFIELD AGRI', 'PDI']),
  enginePlatePhoto: await platePicture('arrival.engine', ['NORTHFIELD ENGINE', 'PDI']),
  hourMeterPhoto: await meterPicture('arrival.hours', hoursOnArrival.toFixed(1), 'H'),
  exteriorPhoto: await platePicture('arrival.side', ['NORTHFIELD AGRI']),
});

const photo = (slot: string, picture: Buffer, { vin, arrivalDate }: DemoVehicle, detail = '') => {
  const takenAt = `${arrivalDate} 11:20:15`;
  return { slot, filename: `IMG_${takenAt.replace(/\D/g, '')}.jpg`, type: 'image/jpeg', content: withExif(picture, takenAt, `${vin} ${slot} ${detail}`) };
};

/**
 * Takes the photos of the machine, and of each item that needs one.
 * @param id of its sheet, which has its items
 * @param pictures by slot
 */
export async function attachPhotos(
  { services, actAs }: Stage,
  { id, vehicle }: { id: string; vehicle: DemoVehicle },
  pictures: Pick<Pictures, 'exteriorPhoto'> & Partial<Pictures>,
): Promise<void> {
  const user = await actAs(serviceClerks[vehicle.dealerCode]!);
  const owner = { tableName: 'arrival_accept', tableId: id };
  await Promise.all(Object.entries(pictures).map(([slot, picture]) => uploadFile(services, user, owner, photo(slot, picture, vehicle))));
  const { items } = await arrivalStore.findLines(services.db, id);
  await Promise.all(
    items
      .filter(({ photoRequired }) => photoRequired === 'Y')
      .map(({ id: tableId, itemCode }) =>
        uploadFile(services, user, { tableName: 'arrival_accept_item', tableId }, photo('itemPhoto', pictures.exteriorPhoto, vehicle, itemCode)),
      ),
  );
}

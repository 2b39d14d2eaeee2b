import { newId } from '../../shared/database/database.ts';
import type { ListSample } from '../../test/samples/listSamples.ts';
import './tables.ts';

/** A price, and the import that it came with. */
export const sample: ListSample = async ({ db }) => {
  const [importId, priceId] = [newId(), newId()];
  const price = { partsCode: 'SEAL-1', currency: 'EUR', price: 17.5, validFrom: '2026-01-01', validTo: null };
  await db
    .insertInto('partsPrice')
    .values({ id: priceId, ...price })
    .execute();
  await db
    .insertInto('priceImport')
    .values({
      id: importId,
      fileName: 'prices.xlsx',
      newCount: 1,
      upCount: 0,
      downCount: 0,
      unchangedCount: 0,
      largestChangePct: null,
      createBy: 'chen.parts',
      takenBackTime: null,
      takenBackBy: null,
    })
    .execute();
  await db
    .insertInto('priceImportRow')
    .values({
      id: newId(),
      importId,
      priceId,
      ...price,
      rowVersion: 1,
      formerVersion: null,
      formerPrice: null,
      formerValidTo: null,
      given: 'Y',
      earlierPrice: null,
    })
    .execute();
};

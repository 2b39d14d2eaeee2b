import { sql } from 'kysely';
import { fitsSlot } from '../../../shared/files/filesInSlots.ts';
import type { Db } from '../../../shared/database/database.ts';

export type PhotoFacts = {
  /** Slots that hold at least one file of a kind they take. */
  filledSlots: string[];
  /** Days the photos were taken, from EXIF. */
  photoDates: string[];
  /** Other claims that hold a file with the same content. */
  samePhotos: { id: string; claimNo: string }[];
};

/** Facts about the files of a claim. */
export async function loadPhotoFacts(db: Db, claimId: string): Promise<PhotoFacts> {
  const { rows } = await sql<PhotoFacts>`with own as (select * from attach where table_name = 'warranty_claim' and table_id = ${claimId})
    select coalesce((select jsonb_agg(distinct column_name) from own as attach where ${fitsSlot('warranty_claim')}), '[]') as filled_slots,
      coalesce((select jsonb_agg(distinct taken_at::date) from own where taken_at is not null), '[]') as photo_dates,
      coalesce((select jsonb_agg(distinct jsonb_build_object('id', c.id, 'claimNo', c.claim_no)) from attach a join own on own.sha256 = a.sha256 join warranty_claim c on c.id = a.table_id
        where a.table_name = 'warranty_claim' and a.table_id <> ${claimId} and c.del_flag = 0), '[]') as same_photos`.execute(db);
  return rows[0]!;
}

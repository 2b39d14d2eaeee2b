import pg from 'pg';
import { start, url } from '../postgres.mjs';
import { option } from './option.mjs';

/** The subjects named by --subjects, started. The first is the reference of check.mjs. */
export async function pickSubjects() {
  const names = option('subjects', 'floor,harrow').split(',');
  const subjects = [];
  for (const name of names) subjects.push((await import(`../subjects/${name}.mjs`)).default);
  return startAll(subjects);
}

/** Starts subjects, all or none. */
export async function startAll(subjects) {
  start();
  const running = [];
  try {
    for (const subject of subjects) running.push({ subject, ...(await subject.start()) });
  } catch (error) {
    for (const { stop } of running) await stop();
    throw error;
  }
  return running;
}

/** Claims with lines, inspections that are being filled in, and machines with a long history; each with the dealer that may see it. */
export async function sample() {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    `select id, left(org_code, 6) as org from warranty_claim where id in (select md5('claim' || i) from generate_series(10, 1000000, 250) i) and del_flag = 0 order by id`,
  );
  const owned = async (condition) => (await client.query(`select id, org_code as org from ${condition} order by id`)).rows;
  // Absent where data/load-more.mjs after-sales has not run.
  const { rows: tables } = await client.query(`select from pg_tables where tablename = 'pdi_sheet'`);
  const sheets = tables.length ? await owned(`pdi_sheet where status = 'draft'`) : [];
  const veterans = tables.length ? await owned(`harrow.vehicle where vin like 'LHRV%'`) : [];
  await client.end();
  return { details: rows, sheets, veterans };
}

/** Takes the claims made by saves out again and vacuums. */
export async function clean(subjects) {
  for (const { subject } of subjects) await subject.clean?.();
  const client = new pg.Client(url);
  await client.connect();
  for (const table of ['claim_bug', 'claim_parts', 'claim_detail'])
    await client.query(`delete from ${table} where claim_id in (select id from warranty_claim where claim_no like 'BN%')`);
  await client.query(`delete from warranty_claim where claim_no like 'BN%'`);
  for (const table of ['warranty_claim', 'claim_bug', 'claim_parts', 'claim_detail', 'doc_sequence']) await client.query(`vacuum analyze ${table}`);
  await client.query('checkpoint');
  await client.end();
}

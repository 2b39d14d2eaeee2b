import Fastify from 'fastify';
import { mkdtemp } from 'node:fs/promises';
import { sql } from 'kysely';
import { createServices } from '../src/app.ts';
import { createTestDatabase } from '../src/test/testDatabase.ts';
import { seedDemo } from './index.ts';
const connection = await createTestDatabase();
const services = await createServices(connection, await mkdtemp('/tmp/hd-'), Fastify().log, () => new Date('2026-11-21T15:00:00Z'));
const t0 = Date.now();
await seedDemo(services);
console.log('seconds', (Date.now() - t0) / 1000);
for (const q of [
  `select core_disposition, core_status, c.status, t.dealer_code, count(*)::int, sum(claim_qty)::float as qty, min(t.create_time::date)::text as first, max(t.create_time::date)::text as last, sum((t.retain_until < '2026-11-21')::int)::int as over from used_parts_task t join warranty_claim c on c.id = t.claim_id group by 1,2,3,4 order by 1,2,3,4`,
  `select claim_qty::float, count(*)::int from used_parts_task group by 1`,
  `select status, handle_method, dealer_code, count(*)::int from used_parts_handle group by 1,2,3 order by 1,2,3`,
  `select core_status, count(*)::int, sum((return_due between '2026-11-21' and '2026-11-28')::int)::int as week from used_parts_task group by 1`,
  `select count(*)::int from used_parts_handle_line`,
]) { const { rows } = await sql.raw(q).execute(services.db); console.table(rows); }
process.exit(0);

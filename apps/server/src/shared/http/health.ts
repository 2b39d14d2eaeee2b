import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';

/** `/health`: the process lives. `/ready`: it can answer, the database included (503 otherwise). */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  app.get('/health', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/ready', { logLevel: 'warn' }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}

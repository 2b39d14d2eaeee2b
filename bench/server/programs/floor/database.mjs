// One query function over a small PostgreSQL pool, with named prepared statements.
import { createHash } from 'node:crypto';
import pg from 'pg';

const DATE = 1082,
  TIMESTAMPTZ = 1184,
  INT8 = 20;
for (const type of [DATE, TIMESTAMPTZ]) pg.types.setTypeParser(type, (value) => value);
pg.types.setTypeParser(INT8, Number);

export function connect() {
  // Custom plans: which index is right depends on the values (a dealer's 2 % or all; 5 % submitted or 62 % closed).
  const pool = new pg.Pool({
    connectionString: process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:55466/bench',
    max: Number(process.env.POOL ?? 8),
    options: '-c plan_cache_mode=force_custom_plan -c jit=off',
  });
  const names = new Map();
  const nameOf = (text) => {
    if (!names.has(text)) names.set(text, createHash('md5').update(text).digest('hex'));
    return names.get(text);
  };
  return {
    query: async (name, text, values) => (await pool.query({ name: name ?? nameOf(text), text, values })).rows,
    exec: async (sql) => {
      for (const statement of sql.split(';')) await pool.query(statement);
    },
  };
}

// The floor: the thinnest honest program for the work. Fastify, prepared SQL written by hand, token check, row scope, totals, one transaction per save.
// No framework of ours, no dictionary texts, no approval log, no idempotency, no masking: a product does more, so it costs more.
// PORT=… COUNT=exact|capped node server.mjs
import Fastify from 'fastify';
import { randomBytes } from 'node:crypto';
import { administration } from './administration.mjs';
import { afterSales } from './afterSales.mjs';
import { connect } from './database.mjs';
import { detailReply, listReply, saveBody } from './schemas.mjs';
import { bugColumns, claimColumns, detailColumns, filters, insertClaim, listColumns, partColumns, sortable, updateClaim } from './sql.mjs';

const db = connect();
const capped = process.env.COUNT === 'capped';
const cap = 10_000;
const app = Fastify({ logger: false, routerOptions: { ignoreTrailingSlash: false } });

// Token → session, kept for a minute.
const sessions = new Map();
async function session(token) {
  const known = sessions.get(token);
  if (known && known.until > Date.now()) return known;
  if (typeof token !== 'string' || !token) return null;
  const [found] = await db.query('session', 'select username, org_code, expires from bench_session where token = $1 and expires > now()', [token]);
  if (!found) return null;
  const until = Date.now() + 60_000;
  const entry = { username: found.username, org: found.org_code, all: found.org_code === 'B01', until };
  sessions.set(token, entry);
  return entry;
}

app.decorateRequest('user', null);
app.addHook('onRequest', async (request, reply) => {
  request.user = await session(request.headers['x-access-token']);
  if (!request.user) return reply.code(401).send({ success: false, code: 401, message: 'Please log in', result: null });
});
app.setErrorHandler((error, request, reply) => {
  const code = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
  if (code === 500) console.error(error);
  reply.code(code).send({ success: false, code, message: code === 500 ? 'Server error' : error.message, result: null });
});
const done = (result) => ({ success: true, code: 200, message: '', result });
const refuse = (code, message) => Object.assign(new Error(message), { statusCode: code });

// 'B01A07' sees B01A07…; the exclusive end of the range is the prefix with its last character raised by one.
const after = (org) => org.slice(0, -1) + String.fromCharCode(org.charCodeAt(org.length - 1) + 1);

// A dealer's subtree (B01A07…) is one dealer_code: an equality, which ordered indexes can serve. A deeper org stays a prefix.
const dealerOf = (org) => (org.length === 6 ? `D0${org.slice(4)}` : null);

/** Scope and conditions as SQL text with its values. Counts take the scope as a prefix (index-only on org_code), pages as dealer_code; never both: the planner multiplies the two and misjudges. */
function where(user, query, { forPage }) {
  const values = [];
  const bind = (value) => `$${values.push(value)}`;
  const parts = ['del_flag = 0'];
  const dealer = forPage && dealerOf(user.org);
  if (dealer) parts.push(`dealer_code = ${bind(dealer)}`);
  else if (!user.all) parts.push(`org_code >= ${bind(user.org)} and org_code < ${bind(after(user.org))}`);
  if (query.status) parts.push(`status = ${bind(query.status)}`);
  if (query.superQueryParams) {
    const conditions = filters(decode(query.superQueryParams), bind);
    if (conditions.length) parts.push(`(${conditions.join(query.superQueryMatchType === 'or' ? ' or ' : ' and ')})`);
  }
  return { text: parts.join(' and '), values, bind };
}
function decode(text) {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    throw refuse(400, 'superQueryParams is not valid');
  }
}

app.get('/api/portal/warrantyClaim/list', { schema: { response: { 200: listReply } } }, async ({ user, query }) => {
  const size = Math.min(Math.max(Number(query.pageSize) || 10, 1), 200);
  const current = Math.max(Number(query.pageNo) || 1, 1);
  const column = sortable[query.column ?? 'createTime'];
  if (!column) throw refuse(400, 'Unknown sort column');
  const way = query.order === 'asc' ? 'asc' : 'desc';
  const counted = where(user, query, { forPage: false });
  const { text: page, values, bind } = where(user, query, { forPage: true });
  const order = `${column} ${way}, id ${way}`;
  const limit = `limit ${bind(size)} offset ${bind((current - 1) * size)}`;
  // Deep pages first find the ten ids by index alone, then read ten rows.
  const pageSql =
    current === 1
      ? `select ${listColumns} from warranty_claim where ${page} order by ${order} ${limit}`
      : `select ${listColumns} from (select id as pick from warranty_claim where ${page} order by ${order} ${limit}) p join warranty_claim on id = pick order by ${order}`;
  const countSql = capped
    ? `select count(*)::int as n from (select 1 from warranty_claim where ${counted.text} limit ${cap + 1}) c`
    : `select count(*)::int as n from warranty_claim where ${counted.text}`;
  const [records, [{ n }]] = await Promise.all([db.query(null, pageSql, values), db.query(null, countSql, counted.values)]);
  return done({ records, total: Math.min(n, capped ? cap : n), size, current, pages: Math.ceil(n / size) });
});

app.get('/api/portal/warrantyClaim/detail', { schema: { response: { 200: detailReply } } }, async ({ user, query }) => {
  const scope = user.all ? '' : 'and org_code >= $2 and org_code < $3';
  const values = user.all ? [query.id] : [query.id, user.org, after(user.org)];
  const [[claim], bugList, partsList, detailList] = await Promise.all([
    db.query(null, `select ${claimColumns} from warranty_claim where id = $1 and del_flag = 0 ${scope}`, values),
    db.query('bugs', `select ${bugColumns} from claim_bug where claim_id = $1 order by bug_no`, [query.id]),
    db.query('parts', `select ${partColumns} from claim_parts where claim_id = $1 order by id`, [query.id]),
    db.query('details', `select ${detailColumns} from claim_detail where claim_id = $1 order by id`, [query.id]),
  ]);
  if (!claim) throw refuse(404, 'The record does not exist');
  return done({ ...claim, bugList, partsList, detailList });
});

const cents = (x) => Math.round((x + Number.EPSILON) * 100) / 100;
const newId = () => randomBytes(16).toString('hex');

app.post('/api/portal/warrantyClaim/save', { schema: { body: saveBody } }, async ({ user, body }) => {
  const { bugList, partsList, detailList, ...header } = body;
  const claim = header.id ? header : { ...header, id: newId() };
  const lineId = (line) => ({ ...line, id: line.id ?? newId() });
  const bugs = bugList.map(lineId);
  const parts = partsList.map((line) => ({ ...lineId(line), amount: cents(line.qty * line.unitPrice) }));
  const details = detailList.map((line) => ({ ...lineId(line), hourCost: cents(line.claimHours * line.hourRate) }));
  const sum = (lines, field) => cents(lines.reduce((total, line) => total + line[field], 0));
  claim.partsAmount = sum(parts, 'amount');
  claim.hourCost = sum(details, 'hourCost');
  claim.travelFee = cents((claim.mileage ?? 0) * 0.5);
  claim.totalAmount = cents(claim.partsAmount + claim.hourCost + claim.travelFee);
  for (const bug of bugs)
    bug.bugAmount = cents(
      sum(
        parts.filter((p) => p.bugNo === bug.bugNo),
        'amount',
      ) +
        sum(
          details.filter((d) => d.bugNo === bug.bugNo),
          'hourCost',
        ),
    );
  const lines = [JSON.stringify(bugs), JSON.stringify(parts), JSON.stringify(details)];
  const dealer = `D${user.org.slice(4, 6).padStart(3, '0')}`;
  const [saved] = header.id
    ? await db.query('update', updateClaim, [JSON.stringify(claim), ...lines, user.username, user.org, after(user.org)])
    : await db.query('insert', insertClaim, [JSON.stringify(claim), ...lines, user.username, user.org, dealer]);
  if (!saved) throw refuse(409, 'The record was changed by someone else, or does not exist');
  return done(saved);
});

// For run.mjs only: takes the saved claims out again, so that every round starts on the same table.
app.post('/bench/reset', async () => {
  for (const table of ['claim_bug', 'claim_parts', 'claim_detail'])
    await db.query(null, `delete from ${table} where claim_id in (select id from warranty_claim where claim_no like 'BN%')`, []);
  await db.query(null, `delete from warranty_claim where claim_no like 'BN%'`, []);
  await db.exec('vacuum analyze warranty_claim; vacuum claim_bug; vacuum claim_parts; vacuum claim_detail; vacuum doc_sequence; checkpoint');
  return { success: true };
});

administration(app, { db, done, capped: cap });
afterSales(app, { db, done, refuse, after });
await app.listen({ port: Number(process.env.PORT ?? 55471), host: '127.0.0.1' });
console.log('ready');

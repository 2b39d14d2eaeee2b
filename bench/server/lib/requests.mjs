// The requests of a work, one after the other, for one subject.
import { changedClaim, inspected, newClaim, random, works } from '../work.mjs';
import { connectionPool, send } from './load.mjs';

/** next() → { request, done?(reply) }. The same seed gives the same requests. */
export async function requestsOf({ subject, base }, name, { seed, connections, data }) {
  const work = works[name];
  const random1 = random(seed);
  if (!work.save) return () => ({ request: subject.request(work.make(random1, data)) });
  const dealer = () => `B01A${String(1 + Math.floor(random1() * 40)).padStart(2, '0')}`;
  if (work.save === 'insert') return () => ({ request: subject.request(newClaim(random1, dealer())) });
  if (work.save === 'inspect') return inspections({ subject, base }, { random1, count: connections * 2, data });
  // As many claims as connections, times two; a claim is never changed by two connections at once.
  const free = await Promise.all(
    Array.from({ length: connections * 2 }, async () => {
      const user = dealer();
      const [client] = connectionPool(base, 1);
      const made = subject.saved(JSON.parse((await send(client, subject.request(newClaim(random1, user)))).body));
      const known = subject.claim(JSON.parse((await send(client, subject.request({ user, op: 'detail', id: made.id }))).body));
      await client.close();
      return { user, known };
    }),
  );
  return inTurn(subject, free, ({ user, known }) => changedClaim(random1, user, known));
}

/** Saves of documents that exist, each of them by one connection at a time. */
function inTurn(subject, free, operationOf) {
  return () => {
    const taken = free.shift();
    if (!taken) throw new Error('no free document');
    return {
      request: subject.request(operationOf(taken)),
      done: ({ body }) => {
        taken.known.version = subject.saved(JSON.parse(body)).version;
        free.push(taken);
      },
    };
  };
}

async function inspections({ subject, base }, { random1, count, data }) {
  const [client] = connectionPool(base, 1);
  const free = [];
  for (const { id, org } of data.sheets.slice(0, count)) {
    const known = subject.sheet(JSON.parse((await send(client, subject.request({ user: org, op: 'sheet', id }))).body));
    free.push({ user: org, known });
  }
  await client.close();
  return inTurn(subject, free, ({ user, known }) => inspected(random1, user, known));
}

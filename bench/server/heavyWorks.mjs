// Heavy requests that one user sends at once. A work prepares its data and gives the measured request, which answers with a short summary.
import { connect } from 'node:net';
import { signIn } from './lib/signIn.mjs';
import { writeXlsx } from '../../apps/server/src/shared/workbook/writeXlsx.ts';
import { allAtOnce } from '../../apps/server/src/shared/workbook/writeWorkbook.ts';

const importedRows = 5000;
const batchSize = 200;

export async function createHeavyWorks(base) {
  const manager = await signIn(base, 'zhao.manager');
  const dealer = await signIn(base, 'd001.service');
  const buyer = await signIn(base, 'chen.parts');
  const get = (token, path) => fetch(base + path, { headers: { 'x-access-token': token } });
  const post = async (token, path, body) =>
    (
      await fetch(base + path, {
        method: 'POST',
        headers: { 'x-access-token': token, ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }) },
        body: body instanceof FormData ? body : JSON.stringify(body),
      })
    ).json();
  const times = (count, make) => Promise.all(Array.from({ length: count }, (_, index) => make(index)));
  const result = ({ success, result: given, message }) => {
    if (!success) throw new Error(message);
    return given;
  };

  /** `count` files at once. */
  async function downloads(count, path, token = manager) {
    const sizes = await times(count, async () => {
      const reply = await get(token, path);
      const { byteLength } = await reply.arrayBuffer();
      return reply.status === 200 ? byteLength : Promise.reject(new Error(`${path}: ${reply.status}`));
    });
    return `${count} of ${(sizes[0] / 1024).toFixed(0)} kB`;
  }

  /** Requests written on one connection without waiting for answers. */
  function pipelined(count) {
    const { hostname, port } = new URL(base);
    const { promise, resolve, reject } = Promise.withResolvers();
    const socket = connect(Number(port), hostname);
    const statuses = {};
    let tail = '';
    const request = `GET /api/portal/vehicle/list?pageSize=10 HTTP/1.1\r\nhost: bench\r\nx-access-token: ${manager}\r\n\r\n`;
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      const text = tail + chunk;
      for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
      // A status line may be cut in two, and is counted once.
      tail = /H(?:T(?:T(?:P(?:\/(?:1(?:\.(?:1(?: \d{0,2})?)?)?)?)?)?)?)?$/.exec(text)?.[0] ?? '';
      if (Object.values(statuses).reduce((sum, each) => sum + each, 0) === count) socket.end();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(statuses));
    socket.write(request.repeat(count));
    return promise;
  }

  return {
    'exports .xls': async () => () => downloads(30, '/api/portal/vehicle/exportXls?format=xls'),
    'exports .xlsx': async () => () => downloads(30, '/api/portal/vehicle/exportXls?format=xlsx'),
    pipelined: async () => async () => {
      const all = await times(10, () => pipelined(300));
      const statuses = {};
      for (const one of all) for (const [status, count] of Object.entries(one)) statuses[status] = (statuses[status] ?? 0) + count;
      return `10 × 300, answered ${Object.entries(statuses)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')}`;
    },
    async papers() {
      const { records } = result(await (await get(manager, '/api/portal/warrantyClaim/list?pageSize=40')).json());
      const tickets = await Promise.all(
        records.map(async ({ id }) => result(await post(manager, '/sys/print/url', { docType: 'warrantyClaim', id })).url.split('?')[1]),
      );
      return async () => {
        await Promise.all(
          tickets.map(async (ticket) => {
            const reply = await get(manager, `/api/portal/print/data?docType=warrantyClaim&${ticket}`);
            if (reply.status !== 200) throw new Error(await reply.text());
            await reply.arrayBuffer();
          }),
        );
        return `${tickets.length} claims`;
      };
    },
    async batch() {
      const saved = [];
      for (let number = 0; number < batchSize; number += 1)
        saved.push(
          result(
            await post(dealer, '/api/portal/feedback/save', {
              feedbackType: 'parts_supply',
              title: `Filters ${number}`,
              content: 'When will the oil filters arrive?',
            }),
          ).id,
        );
      return async () => {
        const { ok } = result(await post(dealer, '/api/portal/approval/submit', { docType: 'feedback', ids: saved }));
        return `${ok.length} documents submitted`;
      };
    },
    async import() {
      const stamp = Date.now().toString(36).toUpperCase();
      const headers = ['Part code*', 'Chinese name*', 'English name*', 'Unit*', 'Category*', 'Cost price'];
      const rows = Array.from({ length: importedRows }, (_, index) => [
        `B${stamp}-${index}`,
        `零件 ${index}`,
        `Part ${index}`,
        'Piece',
        'Wear part',
        index / 10,
      ]);
      const chunks = [];
      const columns = headers.map((header) => ({ header, kind: header === 'Cost price' ? 'number' : 'text' }));
      for await (const chunk of writeXlsx({ name: 'Parts', columns, rows: allAtOnce(rows) })) chunks.push(chunk);
      const form = new FormData();
      form.append('files', new Blob(chunks), 'parts.xlsx');
      return async () => {
        const { successCount } = result(await post(buyer, '/mfr/parts/importExcel', form));
        return `${successCount} parts`;
      };
    },
    analysis: async () => () => downloads(30, '/api/portal/dashboard/analysis'),
    'status counts': async () => () => downloads(30, '/api/portal/warrantyClaim/statusCounts'),
  };
}

/** Files of every kind of document that takes some: its slots, what is refused, and who learns of them. */
import type { FileFamily } from '@harrow/validation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { snake } from '../../shared/database/columnNames.ts';
import { documentSample } from '../../test/samples/documentSamples.ts';
import { mp3, mp4, pdf, png, zip } from '../../test/filesKit.ts';
import { multipart } from '../../test/multipart.ts';
import { call } from '../../test/testApp.ts';
import { modules } from '../index.ts';
import { type ClaimKit, createClaimKit, people, type Person } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
}, 120_000);
afterAll(() => kit.close());

const owners = modules.flatMap(({ attachments = [], documents = [] }) =>
  documents.flatMap(({ kind }) =>
    attachments.filter(({ tableName }) => tableName === snake(kind.table)).map((owner) => [owner.tableName, kind.docType, owner] as const),
  ),
);

describe.each(owners)('files of %s', (tableName, docType, { slots }) => {
  let id: string;
  let keeper: Person;
  const attach = async (person: Person, columnName: string, file: { filename: string; content: Buffer }, tableId = id) => {
    const { payload, headers } = multipart({ tableName, tableId, columnName }, file);
    const reply = await kit.app.inject({
      method: 'POST',
      url: '/api/portal/attach/upload',
      payload,
      headers: { ...headers, 'x-access-token': kit.tokens[person], 'accept-language': 'en' },
    });
    return reply.json() as { success: boolean; message: string; result: { id?: string; errorCode?: string } | null };
  };
  const document = { filename: 'a.pdf', content: pdf };
  const list = async (person: Person, tableId = id) =>
    (await call(kit.app, kit.tokens[person], 'GET', `/api/portal/attach/list?tableName=${tableName}&tableId=${tableId}`)).body;

  beforeAll(async () => {
    ({ id } = await (await documentSample(docType))(kit.app.services));
    const allowed: Person[] = [];
    for (const person of people) if ((await attach(person, '', document)).success) allowed.push(person);
    if (allowed[0] === undefined) throw new Error(`Nobody may add files to ${tableName}`);
    keeper = allowed[0];
  });

  test('each slot takes the kinds it declares and no other, and the list has what was taken', async () => {
    const files: Partial<Record<FileFamily, { filename: string; content: Buffer }>> = {
      image: { filename: 'a.png', content: await png() },
      pdf: document,
      video: { filename: 'a.mp4', content: mp4 },
      audio: { filename: 'a.mp3', content: mp3 },
      archive: { filename: 'a.zip', content: zip },
    };
    for (const [slot, { takes }] of Object.entries(slots)) {
      for (const [family, file] of Object.entries(files)) {
        const answer = await attach(keeper, slot, file);
        const isTaken = !takes || takes.includes(family as FileFamily);
        if (!isTaken)
          expect(answer, `${slot} ${family}`).toMatchObject({
            message: expect.stringMatching(/^This place takes [a-zA-Z ,]+$/),
            result: { errorCode: 'attach.wrongKind' },
          });
        else {
          const { records } = (await list(keeper)).result as { records: { id: string; columnName: string }[] };
          expect(records, `${slot} ${family}`).toContainEqual(expect.objectContaining({ id: answer.result!.id, columnName: slot }));
        }
      }
    }
  });

  test('an unknown slot, an empty file and a program are refused and leave nothing', async () => {
    const before = (await list(keeper)).result.records.length;
    for (const [slot, file] of [
      ['nowhere', document],
      ['', { filename: 'a.pdf', content: Buffer.alloc(0) }],
      ['', { filename: 'a.pdf', content: Buffer.from('MZ\x90\0\x03\0\0\0') }],
      ['', { filename: 'a.exe', content: Buffer.from('MZ\x90\0\x03\0\0\0') }],
    ] as const)
      expect(await attach(keeper, slot, file), `${slot} ${file.filename}`).toMatchObject({ success: false, message: expect.stringMatching(/./) });
    expect((await list(keeper)).result.records).toHaveLength(before);
  });

  test('nobody learns of a record by its files that they do not see', async () => {
    const absent = 'f'.repeat(32);
    for (const person of people) {
      const seen = await list(person);
      if (seen.success) continue;
      expect({ ...seen, timestamp: 0 }, person).toEqual({ ...(await list(person, absent)), timestamp: 0 });
      const [foreign, none] = [await attach(person, '', document), await attach(person, '', document, absent)];
      expect({ ...foreign, timestamp: 0 }, person).toEqual({ ...none, timestamp: 0 });
    }
    expect((await list('d002.service')).success, 'a dealer of another organisation').toBe(false);
  });
});

test('documents with files are walked', () => expect(owners.length).toBeGreaterThan(2));

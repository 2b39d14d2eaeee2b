/** Fixtures of core tests: approved claims with cores, and documents about them. */
import { expect } from 'vitest';
import { attachFiles } from '../../test/attachFiles.ts';
import { completeClaim, type ClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';
import { handleSlots } from './rules/submitChecks.ts';

/** A part that a claim of the test has replaced. */
interface Replaced {
  partsCode?: string;
  qty?: number;
  disposition?: 'return' | 'hold' | 'scrap_allowed';
}

export interface TestCore {
  id: string;
  tagNo: string;
  claimId: string;
}

export const shipment = { handleDate: '2026-11-21', handledBy: 'J. Paredes', carrier: 'DHL', trackingNo: 'T-1', shipDate: '2026-11-21', boxes: 1 };

export function coreKit(kit: ClaimKit) {
  /** Cores of a claim that was approved just now, in the order of its parts. */
  const cores = async (parts: readonly Replaced[], person: Person = 'd001.service'): Promise<TestCore[]> => {
    const { partsList: _parts, bugList, detailList, ...claim } = completeClaim();
    const partsList = parts.map(({ partsCode = 'PUMP-1', qty = 1 }, index) => ({
      bugNo: 1,
      partsCode,
      qty,
      isCausal: index === 0 ? 'Y' : 'N',
      sourceType: 'own_stock',
      ...(partsCode === 'PUMP-1' && { oldSerialNo: `A${index}`, newSerialNo: `B${index}` }),
    }));
    const claimId = await kit.submitted({ ...claim, bugList: bugList!.slice(0, 1), detailList: detailList!.slice(0, 1), partsList }, person);
    const lines = (await kit.detail('wang.service', claimId)).partsList.map(({ id }: { id: string }, index: number) => ({
      id,
      auditQty: parts[index]!.qty ?? 1,
      coreDisposition: parts[index]!.disposition ?? 'return',
    }));
    const passed = await kit.check('wang.service', [claimId], 'pass', { lines: { parts: lines } });
    expect(passed.success, JSON.stringify(passed)).toBe(true);
    expect(await kit.check('zhao.manager', [claimId], 'audit_succeeded', { opinion: 'Agreed' })).toMatchObject({ success: true });
    const rows = await kit.db.selectFrom('usedPartsTask').select(['id', 'tagNo', 'claimId']).where('claimId', '=', claimId).orderBy('tagNo').execute();
    expect(rows).toHaveLength(parts.filter(({ disposition }) => disposition !== 'scrap_allowed').length);
    return rows;
  };
  const save = (body: object, person: Person = 'd001.service') => kit.post(person, 'usedPartsHandle/save', body);
  /** A draft with everything it needs. @returns its id and version */
  const draft = async (lines: readonly object[], more: object = {}, person: Person = 'd001.service'): Promise<{ id: string; version: number; no: string }> => {
    const body = { handleMethod: 'return_maker', ...shipment, ...more, lines: lines.map((line) => ({ handledQty: 1, condition: 'complete', ...line })) };
    const answer = await save(body, person);
    expect(answer.success, JSON.stringify(answer)).toBe(true);
    await attachFiles(kit.db, { tableName: 'used_parts_handle', tableId: answer.result.id, slots: handleSlots });
    return answer.result;
  };
  const submit = (id: string, more: object = {}, person: Person = 'd001.service') =>
    kit.post(person, 'approval/submit', { docType: 'usedPartsHandle', id, ...more });
  const sent = async (lines: readonly object[], more: object = {}): Promise<string> => {
    const { id } = await draft(lines, more);
    const answer = await submit(id);
    expect(answer.success, JSON.stringify(answer)).toBe(true);
    return id;
  };
  const detail = async (id: string, person: Person = 'd001.service') => (await kit.get(person, `usedPartsHandle/detail?id=${id}`)).result;
  const core = async ({ id }: { id: string }, person: Person = 'd001.service') =>
    (await kit.get(person, `usedPartsHandle/taskList?id=${id}`)).result.records[0];
  /** Receives what is on its way. @param found of each line, in their order */
  const receive = async (id: string, found: readonly object[], more: object = {}, person: Person = 'wang.service') => {
    const { version, lines } = await detail(id, 'wang.service');
    const results = found.map((one, index) => ({ id: lines[index]?.id, ...one }));
    return kit.post(person, 'usedPartsHandle/receive', { id, version, receivedDate: '2026-11-21', lines: results, ...more });
  };
  const check = (id: string, action: string, more: object = {}, person: Person = 'wang.service') =>
    kit.post(person, 'approval/checkSubmit', { docType: 'usedPartsHandle', ids: [id], action, ...more });
  const chargeBack = (id: string, reason = 'Never arrived', person: Person = 'zhao.manager') =>
    kit.post(person, 'usedPartsHandle/chargeBack', { ids: [id], reason });
  const waive = (id: string, reason = 'Not needed any more', person: Person = 'zhao.manager') =>
    kit.post(person, 'usedPartsHandle/waive', { ids: [id], reason });
  const request = (id: string, more: object = {}, person: Person = 'wang.service') => kit.post(person, 'usedPartsHandle/request', { ids: [id], ...more });
  return { cores, save, draft, submit, sent, detail, core, receive, check, chargeBack, waive, request };
}

export type CoreKit = ReturnType<typeof coreKit>;

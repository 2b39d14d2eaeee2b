import { newId } from '../../shared/database/database.ts';
import type { ListSample } from '../../test/samples/listSamples.ts';
import '../../shared/operation-log/tables.ts';

export const sample: ListSample = ({ db }) =>
  db
    .insertInto('sysLog')
    .values({
      id: newId(),
      logType: 'operation',
      operationId: 'warrantyClaimsSave',
      method: 'POST',
      path: '/api/portal/warrantyClaim/save',
      params: '{"vin":"LSX4504PXP5000123"}',
      docType: 'warrantyClaim',
      docId: 'a'.repeat(32),
      docNo: 'WC2611D001-0001',
      username: 'd001.service',
      realname: 'Ana Rojas',
      orgCode: 'B01A01',
      dealerCode: 'D001',
      ip: '203.0.113.7',
      browser: 'Chrome · Windows',
      appId: null,
      outcome: 'success',
      errorCode: null,
      costTime: 41,
      requestId: 'r-1',
      exception: null,
      fingerprint: null,
    })
    .execute();

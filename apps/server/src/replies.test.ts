/** Every write, called with documents of every kind: status, content type and body are those that the contract promises. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from './modules/index.ts';
import { type ClaimKit, createClaimKit } from './modules/warranty-claim/claimTestKit.ts';
import { bodyOf } from './test/contract/bodies.ts';
import { type Operation, operations } from './test/contract/operations.ts';
import { createReader, folderOf, type Reader } from './test/contract/reader.ts';
import { people } from './test/contract/people.ts';
import { faultsOf } from './test/contract/replies.ts';
import { type Sample, sample } from './test/contract/samples.ts';
import { documentSample } from './test/samples/documentSamples.ts';
import { listSample } from './test/samples/listSamples.ts';

/** Lists and records: they name what writes are about. A kept file is there only after an export that took long. */
const reads = operations.filter(
  ({ id, method, path, repliesJson }) => method === 'GET' && repliesJson && /\/(?:list|detail|queryById)$/.test(path) && id !== 'KeptFiles_detail',
);
const writes = operations.filter(({ method, multipart }) => method !== 'GET' && !multipart);

let kit: ClaimKit;
let tokens: string[];
let reader: Reader;
beforeAll(async () => {
  kit = await createClaimKit();
  tokens = people.map((person) => kit.tokens[person]);
  await kit.submitted();
  for (const { kind } of modules.flatMap(({ documents = [] }) => documents)) {
    const { id } = await (await documentSample(kind.docType))(kit.app.services);
    await kit.post('d001.service', 'approval/submit?confirm=1', { docType: kind.docType, id });
  }
  for (const make of await listSample()) await make(kit.app.services);
  reader = createReader((url, token) => kit.app.inject({ url, headers: { ...(token && { 'x-access-token': token }), 'accept-language': 'en' } }), tokens);
  await reader.readAll(reads);
}, 240_000);
afterAll(() => kit.close());

/** Calls that need not take a record that is sent back, by the reason; what they accept is tested beside them. Any other one has to. */
const refused: Readonly<Record<string, readonly string[]>> = {
  'its calls answer no records': [
    'Logins_accessRequest',
    'Logins_login',
    'Logins_passwordReset',
    'Logins_passwordSet',
    'Logins_ssoLogin',
    'Unsubscriptions_unsubscribe',
    'Approvals_checkSubmit',
    'Approvals_comment',
    'Approvals_submit',
    'SavedViews_save',
    'SavedViews_setDefault',
    'UserPreferences_save',
    'PrintUrls_url',
    'Sessions_selectDepart',
    'Setup_dismiss',
    'Setup_see',
    'Setup_skip',
    'Privacy_unmask',
  ],
  'a record says less than it asks for, or what may be there only once': [
    'ArrivalAccepts_batchAccept',
    'Feedbacks_save',
    'ProdUpgradeSuggests_reply',
    'ForceInsurances_save',
    'OrderForecasts_save',
    'MaintenanceDues_waive',
    'PartsArrivals_waiveDifferences',
    'TrainApplies_save',
    'TrainSubmissions_save',
    'TrainSubmissions_changePeople',
    'TrainingMasters_cancel',
    'CampaignMasters_close',
    'CampaignMasters_excludeVins',
    'CheckItems_add',
    'DealerMasters_add',
    'DealerMasters_bank',
    'DealerMasters_changeCurrency',
    'DealerMasters_edit',
    'ExtendPlans_add',
    'LabourRates_add',
    'MarketGroups_add',
    'NewsMasters_add',
    'NewsMasters_edit',
    'NoticeMasters_add',
    'NoticeMasters_edit',
    'VehicleMasters_add',
    'VehicleMasters_scrap',
    'VehicleMasters_startWarranty',
    'VehiclePrices_add',
    'WarrantyPolicies_add',
    'Platforms_add',
    'ProductTeams_add',
    'SalesGoalMasters_add',
    'Categories_add',
    'Permissions_add',
    'Permissions_edit',
    'Roles_copy',
    'SysDeparts_add',
    'Sessions_updatePassword',
  ],
  'it asks for records in another state, or of other calls': [
    'ArrivalAccepts_handled',
    'ArrivalAccepts_refreshItems',
    'ArrivalAccepts_saveItem',
    'ArrivalAccepts_saveSubmit',
    'Attachments_partFinish',
    'Attachments_partStart',
    'BankImports_takeBack',
    'DealerPayments_book',
    'DealerPayments_save',
    'ExtendInsurances_submit',
    'TrainApplies_submit',
    'TrainApplyPlans_createFromApply',
    'TrainingMasters_attendance',
    'TrainingMasters_finish',
    'Feedbacks_followUp',
    'Feedbacks_score',
    'LedgerEntries_reverse',
    'Mails_saveServer',
    'Mails_tryServer',
    'MakerStocks_adjust',
    'MakerStocks_receive',
    'MakerStocks_transfer',
    'OrderForecasts_copy',
    'MarketActives_submit',
    'MarketInfos_reply',
    'MarketInfos_save',
    'PackingLists_changeEta',
    'PackingLists_generate',
    'PackingLists_markArrived',
    'PackingLists_recall',
    'PackingLists_ship',
    'PartsClaims_detailSave',
    'PartsClaims_receiveReturn',
    'PartsClaims_shipReturn',
    'PartsClaims_submit',
    'PartsOrders_cancelOpen',
    'PartsOrders_confirm',
    'PartsOrders_confirmBackorder',
    'PartsOrders_declineCancel',
    'PartsOrders_pay',
    'PartsOrders_releaseCredit',
    'PartsOrders_requestCancel',
    'PartsOrders_reschedule',
    'PartsOrders_submit',
    'ProdUpgradeSuggests_save',
    'UsedPartsHandles_receive',
    'WarrantyClaims_bugSave',
    'WarrantyClaims_chargeBack',
    'WarrantyClaims_detailSave',
    'WarrantyClaims_partsSave',
    'WarrantyClaims_startReview',
    'CampaignMasters_release',
    'SalesGoalMasters_close',
    'SalesGoalMasters_recall',
    'SalesGoalMasters_revise',
    'CollectionTargets_add',
    'FinancePeriods_close',
    'FinancePeriods_reopen',
    'MonthlyCollectReceipts_answerDispute',
    'MonthlyCollectReceipts_close',
    'MonthlyCollectReceipts_exclude',
    'MonthlyCollectReceipts_include',
    'MonthlyCollectReceipts_recompute',
    'MonthlyCollectReceipts_reissue',
    'Announcements_edit',
    'Categories_edit',
    'Categories_move',
    'Configs_edit',
    'Configs_reset',
    'DealerWarehouses_save',
    'PartsStocks_adjust',
    'PartsStocks_release',
    'PartsStocks_reserve',
    'PartsStocks_reverse',
    'PartsStocks_sale',
    'PartsStocks_save',
    'PartsStocks_transfer',
    'ServiceFees_cancel',
    'ServiceFees_save',
    'StockShortages_order',
    'Permissions_resetDefaults',
    'Roles_add',
    'Sequences_cancel',
    'SysDeparts_edit',
    'SysDeparts_move',
    'Users_accept',
    'VehicleOrderMasters_arriveForDealer',
    'VehicleOrderMasters_assignVins',
    'VehicleOrderMasters_cancel',
    'VehicleOrderMasters_changeShipment',
    'VehicleOrderMasters_confirm',
    'VehicleOrderMasters_cutRemainder',
    'VehicleOrderMasters_override',
    'VehicleOrderMasters_pay',
    'VehicleOrderMasters_recall',
    'VehicleOrderMasters_release',
    'VehicleOrderMasters_ship',
    'VehicleOrderMasters_unassignVins',
    'VehicleOrderMasters_unship',
    'VehicleOrders_arrive',
  ],
  'mail is not set up': ['Mails_test', 'Users_invite'],
};

interface Sent {
  faults: string[];
  /** The call was done. */
  done: boolean;
  /** Fields whose value another record has. */
  taken: string[];
}

interface Reply {
  success?: boolean;
  result: { errors?: readonly { field: string; code: string }[] } | null;
}

/** Sends it as one person after the other, until one may make the call. */
async function send(operation: Operation, { method, url, payload }: Sample): Promise<Sent> {
  const sent: Sent = { faults: [], done: false, taken: [] };
  for (const token of operation.permission === 'public' ? [''] : tokens) {
    const answer = await kit.app.inject({
      method,
      url,
      headers: { ...(token && { 'x-access-token': token }), ...(payload !== undefined && { 'content-type': 'application/json' }) },
      ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    });
    sent.faults.push(...faultsOf(operation, answer).map((fault) => `${operation.id} ${method} ${url}: ${fault}`));
    if (answer.statusCode === 403) continue;
    const { success, result } = answer.json<Reply>();
    const taken = (result?.errors ?? []).filter(({ code }) => code === 'E-018' || code === 'field.taken').map(({ field }) => field);
    return { ...sent, done: success !== false, taken };
  }
  return sent;
}

/** Records of its own calls, or of those that another side has about the same noun: masters are kept under `/mfr` and read under `/api/portal`. */
function recordsFor({ path }: Operation): readonly object[] {
  const noun = folderOf(path).split('/').at(-1);
  const [own, ...others] = [folderOf(path), ...['/api/portal', '/mfr', '/sys'].map((side) => `${side}/${noun}`)].map((folder) => reader.recordsOf(folder));
  return own!.length > 0 ? own! : others.flat();
}

/** A value like the given one that no record has. */
const another = (value: unknown): string => (/^\d{4}-/.test(String(value)) ? '2025-02-03' : `${String(value).slice(0, -1)}9`);

/** Sends back a record that is there, and where its values may be there once only, the same with another one. */
async function sendBack(operation: Operation, record: object): Promise<Sent> {
  const body = bodyOf(operation.body!, record) as Record<string, unknown>;
  const sent = await send(operation, { ...sample(operation), payload: body });
  const changed = Object.fromEntries(sent.taken.map((field) => [field, another(body[field])]));
  if (sent.taken.length === 0) return sent;
  const next = await send(operation, { ...sample(operation), payload: { ...body, ...changed } });
  return { ...next, faults: [...sent.faults, ...next.faults] };
}

describe('what is answered is what the contract promises', () => {
  test('to every call that is sent what a record says', async () => {
    const wrong: string[] = [];
    const undone: string[] = [];
    for (const operation of writes.filter(({ body }) => body !== undefined)) {
      let last: Sent | undefined;
      for (const record of recordsFor(operation).slice(0, 12)) {
        last = await sendBack(operation, record);
        wrong.push(...last.faults);
        if (last.done) break;
      }
      if (last?.done !== true) undone.push(operation.id);
    }
    expect(wrong).toEqual([]);
    const named = Object.values(refused).flat();
    expect(undone.filter((id) => !named.includes(id))).toEqual([]);
  }, 240_000);

  // Last: it deletes what it names.
  test('to every call that writes, whatever it decides about a record that is there', async () => {
    const wrong: string[] = [];
    for (const operation of writes) {
      const [id] = reader.valuesFor(operation, { name: 'id', in: 'query', schema: { pattern: '^[0-9a-f]{32}$' } });
      wrong.push(...(await send(operation, sample(operation, String(id)))).faults);
    }
    expect(wrong).toEqual([]);
  }, 240_000);
});

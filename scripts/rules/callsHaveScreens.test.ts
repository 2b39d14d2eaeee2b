/** Every call of the contract is used by a screen of the portal, or named here with its other user. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operationId } from '../../apps/server/src/shared/contract/operationId.ts';
import { operations } from '../../apps/server/src/test/contract/operations.ts';
import { root } from '../command.ts';

const calls = operations.map(({ id }) => operationId(id));

const portal = globSync(['apps/portal/src/**/*.{ts,tsx}', 'packages/api-client/src/{*,answers/*,files/*,request/*,signing/*,socket/*}.ts'], { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');
/** Calls, and names derived from them: `dealersListOptions`, and addresses of files. */
const named = new Set([...portal.matchAll(/\b[a-z]\w+/g)].flatMap(([name]) => [name, name.replace(/(?:Options|QueryKey)$/, '')]));

/** Workbooks go by the address beside their list, as `exportAddress` and the import dialog make it. */
const isWorkbook = (id: string): boolean => /(?:Export(?:Xls)?|Import(?:Attendance|Confirm|Excel|Template|Vins(?:Template)?)|AttendanceTemplate)$/.test(id);
/** A master's form is filled in from the row of its list; the call is for other clients. */
const isRow = (id: string): boolean => id.endsWith('QueryById');

/** Calls that pages make by their address, and those for other clients, which do in one step something that pages do in another way. */
const otherwise: Readonly<Record<string, readonly string[]>> = {
  'files go by their address': [
    'priceImportsPreview',
    'bankImportsPreview',
    'attachmentsDownload',
    'attachmentsPartUpload',
    'attachmentsUpload',
    'configsLogo',
    'configsUploadLogo',
    'uploadsStatic',
    'uploadsUpload',
    'keptFilesDownload',
  ],
  'files of one kind, which pages send by the calls of all kinds': ['prodUpgradeSuggestsAttachList', 'prodUpgradeSuggestsAttachUpload'],
  'what a job does every night': ['salesGoalMastersRecount'],
  'one record or line at a time, where pages send the whole': [
    'arrivalAcceptsSaveItem',
    'arrivalAcceptsSaveSubmit',
    'warrantyClaimsBugDelete',
    'warrantyClaimsBugList',
    'warrantyClaimsBugParts',
    'warrantyClaimsBugSave',
    'warrantyClaimsDeleteDetail',
    'warrantyClaimsDetailSave',
    'warrantyClaimsPartsDelete',
    'warrantyClaimsPartsSave',
    'partsClaimsDeleteDetail',
    'partsClaimsDetailSave',
    'orderForecastsDetailList',
    'orderForecastsDetailSave',
    'generalDeleteForm',
    'monthlyCollectReceiptsDisputes',
    'vehicleOrdersDetailList',
    'trainSubmissionsCertificate',
  ],
  'the list behind a workbook, which pages offer alone': ['accountingEntriesList'],
  'one or several, where pages make the other': [
    'coefficientsRemoveBatch',
    'exchangeRatesRemoveBatch',
    'productMastersRemoveBatch',
    'salesGoalMastersRemoveBatch',
    'checkRuleAdministrationRemove',
    'extendInsurancesSubmit',
    'marketActivesSubmit',
    'partsOrdersSubmit',
    'partsClaimsSubmit',
    'permissionsRemoveBatch',
    'trainAppliesSubmit',
    'vehicleOrderMastersRemoveBatch',
  ],
  'choices that pages take from dictionaries, pickers and what they have already': [
    'currenciesDictList',
    'generalCoefficient',
    'generalListAttribute',
    'generalListCurrency',
    'generalListIndustry',
    'generalListMarketGroup',
    'productsChildren',
    'productsSecondDict',
    'vehicleCheckItemsList',
    'categoriesLoadOne',
    'checkRulesCheckByCode',
    'usersQueryAll',
    'navigationGetNavigation',
    'announcementsGetUnreadMessageCount',
    'onlineUsersVisitInfo',
    'setupStatus',
  ],
  'the page of services is still to come': ['maintenanceDuesChecklist', 'maintenanceDuesWaive'],
  'made-up rows for those who build pages': ['mocksPermission', 'mocksRole', 'mocksService', 'mocksUser'],
};
const said = Object.values(otherwise).flat();

test('no call without a screen', () => {
  const silent = calls.filter((id) => !named.has(id) && !isWorkbook(id) && !isRow(id) && !said.includes(id));
  expect(silent).toEqual([]);
});

test('what is said of a call is still so', () => {
  expect(said.filter((id) => !calls.includes(id))).toEqual([]);
});

import {
  bugCodesList,
  bugSystemsList,
  categoriesLoadTreeRoot,
  dealersOptions,
  dictionaryAdministrationList,
  isFailure,
  jobsList,
  newsList,
  newsMastersList,
  noticeMastersList,
  partsList,
  positionsList,
  publicNoticesList,
  reportAdministrationList,
  resultOf,
  serviceCodesList,
  sysDepartsSearchBy,
  usersList,
  vehiclesList,
  warrantyClaimsList,
} from '@harrow/api-client';
import { encodeQuery } from '@harrow/validation/query';
import { flatTree } from '../../../shared/flatTree.ts';
import { isVinPart } from '../../../shared/pickers/vehicles/isVinPart.ts';
import { allRoles } from '../../../shared/roles.ts';
import { queryClient } from '../../../platform/queryClient.ts';
import { isMakerUser, userStore } from '../../../platform/session/session.ts';
import { mostOfANoun, type FoundRecord, type SearchedNoun } from './findRecords.ts';

const firstFew = { pageNo: 1, pageSize: mostOfANoun };

/** A list with one filter: where a record has no page of its own. */
const filtered = (page: string, filter: Record<string, string>): string => `${page}?${new URLSearchParams(filter)}`;

/** Any of the fields contains the text. */
function anyOf(fields: readonly string[], text: string) {
  const encoded = encodeQuery({ match: 'or', items: fields.map((field) => ({ field, rule: 'like', val: text })) });
  return encoded.ok ? { ...encoded.params, superQueryMatchType: 'or' as const } : {};
}

/** Search for masters with few records: they are fetched once and searched here, by code and by name in the user's language. */
function few<Item>(name: string, load: (signal: AbortSignal) => Promise<Item[]>, record: (item: Item) => FoundRecord): SearchedNoun['find'] {
  return async (text) => {
    const items = await queryClient.fetchQuery({ queryKey: ['palette', name], queryFn: ({ signal }) => load(signal) });
    const wanted = text.toLowerCase();
    return items.map(record).filter(({ title, hint }) => `${title}\n${hint ?? ''}`.toLowerCase().includes(wanted));
  };
}

/** More than any of the lists that are looked through has. */
const all = { pageNo: 1, pageSize: 100 };

/** Everything that can be found, in the order of its headings. A call is one that the noun's own list makes. */
export const searchedNouns: readonly SearchedNoun[] = [
  {
    page: '/service/warrantyClaim',
    async find(keyword, signal) {
      const { records } = await resultOf(warrantyClaimsList({ query: { ...firstFew, keyword }, signal }));
      return records.map(({ id, claimNo, vin }) => ({ path: `/service/warrantyClaim/detail/${id}`, title: claimNo, hint: vin }));
    },
  },
  {
    page: '/service/warrantyClaim',
    heading: 'dealers',
    find: few(
      'dealers',
      // A dealer's list has only their own claims anyway.
      async (signal) => (isMakerUser(userStore.get()) ? resultOf(dealersOptions({ query: {}, signal })) : []),
      ({ value, text }) => ({ path: filtered('/service/warrantyClaim', { dealerCode: value }), title: text, hint: value }),
    ),
  },
  {
    page: '/vehicle/list',
    async find(vin, signal) {
      if (!isVinPart(vin)) return [];
      const { records } = await resultOf(vehiclesList({ query: { ...firstFew, vin: vin.toUpperCase() }, signal }));
      return records.map((vehicle) => ({ path: `/vehicle/list/detail/${vehicle.id}`, title: vehicle.vin, hint: vehicle.dealerName }));
    },
  },
  {
    page: '/parts/list',
    async find(keyword, signal) {
      const { records } = await resultOf(partsList({ query: { ...firstFew, keyword }, signal }));
      return records.map(({ partsCode, partsName }) => ({ path: filtered('/parts/list', { partsCode }), title: partsCode, hint: partsName }));
    },
  },
  {
    page: '/service/catalog',
    async find(keyword, signal) {
      const { records } = await resultOf(bugCodesList({ query: { ...firstFew, keyword }, signal }));
      return records.map(({ bugCode, name }) => ({ path: filtered('/service/catalog', { keyword: bugCode }), title: bugCode, hint: name }));
    },
  },
  {
    page: '/service/catalog/labour',
    async find(keyword, signal) {
      const { records } = await resultOf(serviceCodesList({ query: { ...firstFew, keyword }, signal }));
      return records.map(({ hourCode, name }) => ({ path: filtered('/service/catalog/labour', { keyword: hourCode }), title: hourCode, hint: name }));
    },
  },
  {
    page: '/service/catalog/systems',
    async find(keyword, signal) {
      const { records } = await resultOf(bugSystemsList({ query: { ...firstFew, keyword }, signal }));
      return records.map(({ code, name }) => ({ path: filtered('/service/catalog/systems', { keyword: code }), title: name, hint: code }));
    },
  },
  {
    page: '/workbench/notice',
    async find(title, signal) {
      const { records } = await resultOf(publicNoticesList({ query: { ...firstFew, title }, signal }));
      return records.map((notice) => ({ path: `/workbench/notice/detail/${notice.id}`, title: notice.title, hint: notice.noticeType_dictText }));
    },
  },
  {
    page: '/workbench/notice/manage',
    async find(title, signal) {
      const { records } = await resultOf(noticeMastersList({ query: { ...firstFew, title }, signal }));
      return records.map((notice) => ({ path: `/workbench/notice/manage/detail/${notice.id}`, title: notice.title, hint: notice.status_dictText }));
    },
  },
  {
    page: '/workbench/news',
    async find(title, signal) {
      const { records } = await resultOf(newsList({ query: { ...firstFew, title }, signal }));
      return records.map((story) => ({ path: `/workbench/news/detail/${story.id}`, title: story.title, hint: story.category_dictText }));
    },
  },
  {
    page: '/workbench/news/manage',
    async find(title, signal) {
      const { records } = await resultOf(newsMastersList({ query: { ...firstFew, title }, signal }));
      return records.map((story) => ({ path: `/workbench/news/manage/detail/${story.id}`, title: story.title, hint: story.status_dictText }));
    },
  },
  {
    page: '/isystem/depart',
    async find(keyWord, signal) {
      const found = await resultOf(sysDepartsSearchBy({ query: { keyWord }, signal })).catch((error: unknown) => {
        // The server answers with a refusal if there is none.
        if (isFailure(error, 'refused')) return [];
        throw error;
      });
      return found.map(({ id, departName, dealerCode, orgCode }) => ({ path: `/isystem/depart/detail/${id}`, title: departName, hint: dealerCode ?? orgCode }));
    },
  },
  {
    page: '/isystem/user',
    async find(text, signal) {
      const { records } = await resultOf(usersList({ query: { ...firstFew, ...anyOf(['username', 'realname'], text) }, signal }));
      return records.map(({ id, username, realname, orgCodeTxt }) => ({
        path: `/isystem/user/detail/${id}`,
        title: realname,
        hint: [username, orgCodeTxt].filter(Boolean).join(' · '),
      }));
    },
  },
  {
    page: '/isystem/role',
    find: few(
      'roles',
      () => queryClient.fetchQuery(allRoles),
      ({ id, roleName, roleCode }) => ({ path: `/isystem/role/detail/${id}`, title: roleName, hint: roleCode }),
    ),
  },
  {
    page: '/isystem/position',
    find: few(
      'positions',
      async (signal) => (await resultOf(positionsList({ query: all, signal }))).records,
      ({ id, name, code }) => ({ path: `/isystem/position/detail/${id}`, title: name, hint: code }),
    ),
  },
  {
    page: '/isystem/dict',
    async find(text, signal) {
      // No code is longer, and the list refuses to be asked.
      if (text.length > 50) return [];
      const ask = async (filter: { dictCode: string } | { dictName: string }) =>
        (await resultOf(dictionaryAdministrationList({ query: { ...firstFew, ...filter }, signal }))).records;
      const found = (await Promise.all([ask({ dictName: text }), ask({ dictCode: text })])).flat();
      const once = found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index);
      return once.map(({ id, dictName, dictCode }) => ({ path: `/isystem/dict/detail/${id}`, title: dictName, hint: dictCode }));
    },
  },
  {
    page: '/isystem/category',
    find: few(
      'categories',
      async (signal) => flatTree(await resultOf(categoriesLoadTreeRoot({ query: { async: false }, signal }))),
      ({ key, label, code }) => ({ path: `/isystem/category/detail/${key}`, title: label, hint: code }),
    ),
  },
  {
    page: '/isystem/report',
    find: few(
      'reports',
      async (signal) => (await resultOf(reportAdministrationList({ query: all, signal }))).records,
      ({ id, name, code }) => ({ path: `/isystem/report/edit/${id}`, title: name, hint: code }),
    ),
  },
  {
    page: '/isystem/job',
    find: few(
      'jobs',
      (signal) => resultOf(jobsList({ signal })),
      ({ jobCode, title }) => ({ path: `/isystem/job/detail/${jobCode}`, title, hint: jobCode }),
    ),
  },
];

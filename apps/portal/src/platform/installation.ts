import { type ClientConfig, configsClient, resultOf } from '@harrow/api-client';
import { createStore } from './store.ts';
import { readStored, writeStored } from './stored.ts';

/** Settings of lists that are needed before any call is answered. */
type Lists = Pick<ClientConfig, 'pageSize' | 'pageSizeOptions'>;

const listsKey = 'PORTAL_LISTS';
const usual: Lists = { pageSize: 10, pageSizeOptions: [10, 20, 30] };

function readLists(): Lists {
  const { pageSize, pageSizeOptions } = readStored<Partial<Lists>>(listsKey) ?? {};
  const isSize = (size: unknown): size is number => Number.isInteger(size) && Number(size) >= 5 && Number(size) <= 100;
  return isSize(pageSize) && Array.isArray(pageSizeOptions) && pageSizeOptions.length > 0 && pageSizeOptions.every(isSize)
    ? { pageSize, pageSizeOptions }
    : usual;
}

/** Rows of a page of a list, and what else can be chosen: as this browser heard last, so that a change counts from the next start. */
export const lists: Lists = readLists();

/** Data of the company that pages show from the start. */
export type Company = Pick<ClientConfig['company'], 'name' | 'logo' | 'language'>;

/** As first-paint.js reads it, too. */
const companyKey = 'PORTAL_COMPANY';

/** The company of the portal, as last heard in this browser; undefined on a first visit. */
export const companyStore = createStore<Company | undefined>(readStored<Company>(companyKey));

/** Keeps for the next start what the installation says. */
export function rememberInstallation({ pageSize, pageSizeOptions, company: { name, logo, language } }: ClientConfig): void {
  writeStored(listsKey, { pageSize, pageSizeOptions });
  const company: Company = { name, logo, language };
  if (JSON.stringify(company) === JSON.stringify(companyStore.get())) return;
  writeStored(companyKey, company);
  companyStore.set(company);
}

/** A first page waits no longer than this for what it shows of the company. */
const longestWaitMs = 3000;

/** Asks whose portal it is, where this browser does not know yet. Without an answer it goes on without. */
export async function meetCompany(): Promise<void> {
  if (companyStore.get()) return;
  await resultOf(configsClient({ signal: AbortSignal.timeout(longestWaitMs) })).then(rememberInstallation, () => undefined);
}

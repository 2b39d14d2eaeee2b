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

/** Page size of lists, with its choices: as last heard in this browser, so that a change takes effect at the next start. */
export const lists: Lists = readLists();

/** Data of the company that pages show from the start. */
export type Company = Pick<ClientConfig['company'], 'name' | 'logo' | 'language'>;

/** As first-paint.js reads it, too. */
const companyKey = 'PORTAL_COMPANY';

/** The company of the portal, as last heard in this browser; undefined on a first visit. */
export const companyStore = createStore<Company | undefined>(readStored<Company>(companyKey));

/** Keeps the settings of the installation for the next start. */
export function rememberInstallation({ pageSize, pageSizeOptions, company: { name, logo, language } }: ClientConfig): void {
  writeStored(listsKey, { pageSize, pageSizeOptions });
  const company: Company = { name, logo, language };
  if (JSON.stringify(company) === JSON.stringify(companyStore.get())) return;
  writeStored(companyKey, company);
  companyStore.set(company);
}

/** Longest wait of a first page for the company's data, in milliseconds. */
const longestWaitMs = 3000;

/** Asks for the company's data if this browser has none. Without an answer the start goes on. */
export async function meetCompany(): Promise<void> {
  if (companyStore.get()) return;
  await resultOf(configsClient({ signal: AbortSignal.timeout(longestWaitMs) })).then(rememberInstallation, () => undefined);
}

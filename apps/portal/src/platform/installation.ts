import type { ClientConfig } from '@harrow/api-client';
import { readStored, writeStored } from './stored.ts';

/** What lists ask of the installation before any call is answered. */
type Lists = Pick<ClientConfig, 'pageSize' | 'pageSizeOptions'>;

const storageKey = 'PORTAL_LISTS';
const usual: Lists = { pageSize: 10, pageSizeOptions: [10, 20, 30] };

function readLists(): Lists {
  const { pageSize, pageSizeOptions } = readStored<Partial<Lists>>(storageKey) ?? {};
  const isSize = (size: unknown): size is number => Number.isInteger(size) && Number(size) >= 5 && Number(size) <= 100;
  return isSize(pageSize) && Array.isArray(pageSizeOptions) && pageSizeOptions.length > 0 && pageSizeOptions.every(isSize)
    ? { pageSize, pageSizeOptions }
    : usual;
}

/** Rows of a page of a list, and what else can be chosen: as this browser heard last, so that a change counts from the next start. */
export const lists: Lists = readLists();

/** Keeps for the next start what the installation says. */
export function rememberLists({ pageSize, pageSizeOptions }: Lists): void {
  writeStored(storageKey, { pageSize, pageSizeOptions });
}

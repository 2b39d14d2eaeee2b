import read from 'virtual:harrow-types';
import type { TypeTables } from './typeTables.ts';

/** What `readTypes` has read. */
export const tables = read as TypeTables;

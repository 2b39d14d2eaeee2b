import { type ComponentType, createElement } from 'react';
import { lazyPart } from '../HarrowProvider/parts/lazyPart.ts';
import type { LookupDialogProps, LookupSource } from '../sources/lookupSource.ts';
import { valueOf } from '../recordCache/recordCache.ts';
import type { Department, DepartmentSource, RecordSource, User, UserSource } from '../sources/recordSources.ts';

const UserDialog = lazyPart(() => import('./parts/UserDialog.tsx'));
const DepartmentDialog = lazyPart(() => import('./parts/DepartmentDialog.tsx'));

export interface UserLookupOptions {
  /** Field that is stored. Default `username`. */
  store?: 'id' | 'username';
  /** Field that is shown. Default `realname`. */
  text?: 'realname' | 'username';
  /** Px. Default 1250. */
  modalWidth?: number;
}

/** Users for `userColumn`: found by typing an account, or in the dialog of `UserPicker`, which needs the provider's sources. */
export function userLookup(source: UserSource, { store = 'username', text = 'realname', modalWidth }: UserLookupOptions = {}): LookupSource {
  const Dialog: ComponentType<LookupDialogProps> = (props) => createElement(UserDialog, { ...props, store, text, modalWidth });
  return { ...recordLookup<User>(source, { filter: 'username', store, text }), Dialog };
}

export interface DepartmentLookupOptions {
  /** Field that is stored. Default `id`. */
  store?: keyof Department;
  /** Field that is shown. Default `departName`. */
  text?: keyof Department;
  /** Px. Default 500. */
  modalWidth?: number;
}

/** Departments for `departmentColumn`: found by typing a name, or in the dialog of `DepartmentPicker`, which needs the provider's source. */
export function departmentLookup(source: DepartmentSource, { store = 'id', text = 'departName', modalWidth }: DepartmentLookupOptions = {}): LookupSource {
  const Dialog: ComponentType<LookupDialogProps> = (props) => createElement(DepartmentDialog, { ...props, store, text, modalWidth });
  const toOption = (department: Department) => ({ value: valueOf(department, store), label: valueOf(department, text) });
  return {
    async search(typed, signal) {
      const found = typed === '' || !source.search ? await source.children(undefined, signal) : await source.search(typed, signal);
      return found.map(toOption);
    },
    load: async (values) => ((await source.find?.(store, values, new AbortController().signal)) ?? []).map(toOption),
    Dialog,
  };
}

export interface RecordLookupOptions<T> {
  /** Filter that the typed text goes into. */
  filter: string;
  /** Field that is stored. */
  store: keyof T & string;
  /** Field that is shown. */
  text: keyof T & string;
  /** Results that are offered while typing. Default 10. */
  pageSize?: number;
}

/** Any records for `lookupColumn`, found by typing. */
export function recordLookup<T>(source: RecordSource<T>, { filter, store, text, pageSize = 10 }: RecordLookupOptions<T>): LookupSource {
  const toOption = (record: T) => ({ value: valueOf(record, store), label: valueOf(record, text) });
  return {
    async search(typed, signal) {
      const filters: Record<string, string> = typed === '' ? {} : { [filter]: typed };
      return (await source.list({ page: 1, pageSize, filters }, signal)).records.map(toOption);
    },
    load: async (values) => (await source.find(store, values, new AbortController().signal)).map(toOption),
  };
}

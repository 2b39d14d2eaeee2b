import type { QueryGroup } from '@harrow/validation/query';
import { useState } from 'react';
import type { AdvancedQueryProps, QueryBarProps, QueryField } from '../AdvancedQuery.types.ts';
import { AdvancedQuery, QueryBar, QueryChips, type QueryStore, type SavedQuery } from '../index.ts';

export const claimFields: QueryField[] = [
  { value: 'claimNo', label: 'Claim no.' },
  { value: 'vin', label: 'VIN' },
  { value: 'status', label: 'Status', type: 'list', dictCode: 'bill_status' },
  {
    value: 'kind',
    label: 'Kind',
    type: 'list',
    options: [
      { value: 'std', text: 'Standard' },
      { value: 'ext', text: 'Extended' },
      { value: 'good', text: 'Goodwill' },
    ],
  },
  { value: 'amount', label: 'Amount', type: 'number', dbType: 'bigdecimal' },
  { value: 'faultDate', label: 'Fault date', type: 'date' },
  { value: 'createTime', label: 'Created', type: 'datetime' },
  { value: 'workStart', label: 'Work starts at', type: 'time' },
  { value: 'urgent', label: 'Urgent', type: 'switch' },
  { value: 'owner', label: 'Person in charge', type: 'sel_user', customReturnField: 'username' },
  {
    value: 'parts',
    label: 'Parts',
    children: [
      { value: 'partNo', label: 'Part no.' },
      { value: 'quantity', label: 'Quantity', type: 'int', onlyFieldName: true },
    ],
  },
];

/** Fields whose values come from the sources of the provider, and those that are typed in the language. */
export const pickedFields: QueryField[] = [
  { value: 'reviewer', label: 'Reviewer', type: 'sel_user' },
  { value: 'department', label: 'Department', type: 'sel_depart', customReturnField: 'orgCode' },
  { value: 'machine', label: 'Machine', type: 'sel_search', dictCode: 'machine' },
  { value: 'category', label: 'Category', type: 'cat_tree' },
  { value: 'assembly', label: 'Assembly', type: 'sel_tree', dictTable: 'assembly', dictText: 'name', dictCode: 'code' },
  { value: 'part', label: 'Part', type: 'popup', popup: { code: 'parts', orgFields: 'partsCode', destFields: 'part' } },
  { value: 'area', label: 'Area', type: 'pca' },
  { value: 'active', label: 'Active', type: 'switch', extendOption: ['1', '0'] },
  { value: 'weight', label: 'Weight', type: 'number' },
];

export interface Claim {
  id: string;
  claimNo: string;
  vin: string;
  status: string;
  kind: string;
  amount: string;
  faultDate: string | null;
  createTime: string;
  urgent: string;
}

const statuses = ['draft', 'submitted', 'pass', 'no_pass', 'audit_succeeded', 'closed'];
const kinds = ['std', 'ext', 'good'];
const two = (number: number): string => String(number).padStart(2, '0');

/** Forty claims of the spring of 2026. */
export const claims: Claim[] = Array.from({ length: 40 }, (_, index) => ({
  id: String(index + 1),
  claimNo: `WC2026${two((index % 5) + 1)}${String(index + 1).padStart(4, '0')}`,
  vin: `LHW7TRA3113K1${String(977 + index * 13).padStart(4, '0')}`,
  status: statuses[index % statuses.length]!,
  kind: kinds[index % kinds.length]!,
  amount: (index * 137.25).toFixed(2),
  faultDate: index % 8 === 7 ? null : `2026-${two((index % 5) + 1)}-${two((index % 27) + 1)}`,
  createTime: `2026-${two((index % 5) + 1)}-${two((index % 27) + 1)} ${two(index % 24)}:15:00`,
  urgent: index % 10 === 0 ? 'Y' : 'N',
}));

/** Saved queries in memory, with roles to share with. A title with "broken" cannot be saved. */
export function createMemoryStore(start: readonly SavedQuery[] = []): QueryStore & { queries: () => readonly SavedQuery[] } {
  let queries = [...start];
  return {
    queries: () => queries,
    list: async () => queries,
    async save(query) {
      if (query.title.includes('broken')) throw new Error('Network timeout');
      queries = [...queries.filter(({ title }) => title !== query.title), query];
    },
    async remove({ title }) {
      queries = queries.filter((query) => query.title !== title);
    },
    roles: async () => [
      { code: 'reviewer', name: 'Reviewers' },
      { code: 'dealer', name: 'Dealers' },
    ],
  };
}

/** The builder with the chips of its query, held by a page. */
export function HeldQuery(props: AdvancedQueryProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (query: QueryGroup | undefined): void => {
    props.onChange(query);
    setValue(query);
  };
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <AdvancedQuery {...props} value={value} onChange={handleChange} />
      <QueryChips fields={props.fields} value={value} valueText={props.valueText} onChange={handleChange} />
    </div>
  );
}

/** The bar with its query, held by a page. */
export function HeldBar(props: QueryBarProps) {
  const [value, setValue] = useState(props.value);
  return (
    <QueryBar
      {...props}
      value={value}
      onChange={(query) => {
        props.onChange(query);
        setValue(query);
      }}
    />
  );
}

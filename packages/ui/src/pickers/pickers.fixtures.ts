import type { CategorySource, TreeNodeAnswer, TreeSource } from '../trees/index.ts';
import type {
  Department,
  DepartmentSource,
  Position,
  PositionSource,
  RecordPage,
  RecordQuery,
  ReportRecord,
  ReportSource,
  RecordSource,
  Role,
  RoleSource,
  User,
  UserSource,
} from './index.ts';

const latencyMs = 60;

/** Resolves after a moment; a newer question ends it. */
export async function wait(signal?: AbortSignal, ms: number = latencyMs): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  signal?.throwIfAborted();
}

const textOf = (record: object, field: string): string => String((record as Record<string, unknown>)[field] ?? '');

/** A list in memory. The filter text `down` fails. */
export function createMemoryRecords<T extends object>(records: readonly T[], matches?: (record: T, field: string, text: string) => boolean): RecordSource<T> {
  const fits = (record: T, field: string, text: string): boolean =>
    matches?.(record, field, text) ?? textOf(record, field).toLowerCase().includes(text.toLowerCase());
  return {
    async list({ page, pageSize, filters, sort }: RecordQuery, signal): Promise<RecordPage<T>> {
      await wait(signal);
      if (Object.values(filters).includes('down')) throw new Error('The server does not answer');
      let found = records.filter((record) => Object.entries(filters).every(([field, text]) => fits(record, field, text)));
      if (sort) found = found.toSorted((a, b) => textOf(a, sort.column).localeCompare(textOf(b, sort.column)) * (sort.order === 'asc' ? 1 : -1));
      return { records: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
    },
    async find(field, values, signal) {
      await wait(signal);
      return records.filter((record) => values.includes(textOf(record, field)));
    },
  };
}

interface Row {
  id: string;
  parent: string | undefined;
  name: string;
}

const departmentRows: Row[] = [
  { id: 'd1', parent: undefined, name: 'Harrow Machinery Co., Ltd.' },
  { id: 'd11', parent: 'd1', name: 'After-sales service' },
  { id: 'd111', parent: 'd11', name: 'Warranty review, Americas' },
  { id: 'd112', parent: 'd11', name: 'Warranty review, Europe' },
  { id: 'd12', parent: 'd1', name: 'Spare parts' },
  { id: 'd2', parent: undefined, name: 'Dealers' },
  { id: 'd3', parent: undefined, name: 'Workshops' },
  { id: 'd21', parent: 'd2', name: 'Agromaquinaria del Altiplano S.A.C.' },
  { id: 'd22', parent: 'd2', name: 'ООО «Сельхозтехника-Черноземье Сервис»' },
];

const toDepartment = ({ id, parent, name }: Row): Department => ({ id, orgCode: id.toUpperCase(), departName: name, pid: parent ?? null });

const workshops: Row[] = Array.from({ length: 10_000 }, (_, index) => ({ id: `d3${index + 1}`, parent: 'd3', name: `Workshop ${index + 1}` }));

/** Departments level by level; `d3` has 10,000, `d21` cannot be opened. The text `down` fails. */
const departments: DepartmentSource = {
  async children(pid, signal) {
    await wait(signal);
    if (pid === 'd21') throw new Error('The server does not answer');
    return (pid === 'd3' ? workshops : departmentRows).filter(({ parent }) => parent === pid).map(toDepartment);
  },
  async search(text, signal) {
    await wait(signal);
    if (text === 'down') throw new Error('The server does not answer');
    return departmentRows.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())).map(toDepartment);
  },
  async find(field, values, signal) {
    await wait(signal);
    return departmentRows.map(toDepartment).filter((department) => values.includes(textOf(department, field)));
  },
};

const names = ['María Quispe', 'Екатерина Константинопольская', 'Ousmane Traoré', 'João Figueiredo', 'Grace Wanjiru', '王建国', 'Ivan Petrov', 'Anna Sidorova'];
const homes = ['d111', 'd112', 'd12', 'd21', 'd22'];

interface MemoryUser extends User {
  departId: string;
  createTime: string;
}

const people: MemoryUser[] = Array.from({ length: 10_000 }, (_, index) => {
  const departId = homes[index % homes.length]!;
  const number = String(index + 1).padStart(5, '0');
  return {
    id: `u${number}`,
    username: `u${number}`,
    realname: `${names[index % names.length]!} ${index + 1}`,
    sex: (index % 2) + 1,
    phone: `1380000${number.slice(-4)}`,
    orgCodeTxt: departmentRows.find(({ id }) => id === departId)!.name,
    departId,
    // The first are the newest.
    createTime: `2024-01-01 00:00:${String(99_999 - index)}`,
  };
});

const users: UserSource = createMemoryRecords(people, (user, field, text) =>
  field === 'departId' ? user.departId.startsWith(text) : user.username.includes(text),
);

const roleNames = [
  'Administrator',
  'Service manager',
  'Claim reviewer',
  'Parts manager',
  'Dealer service',
  'Dealer owner',
  'Finance',
  'Trainer',
  'Auditor',
  'Guest',
  'Regional manager',
];
const roles: RoleSource = createMemoryRecords<Role>(
  roleNames.map((roleName, index) => ({ id: `r${index + 1}`, roleName, roleCode: roleName.toUpperCase().replaceAll(' ', '_') })),
);

const positions: PositionSource = createMemoryRecords<Position>(
  ['General manager', 'Service engineer', 'Parts clerk', 'Warranty clerk', 'Mechanic', 'Trainee'].map((name, index) => ({
    id: `p${index + 1}`,
    name,
    code: `POS-${index + 1}`,
    rank: String(index + 1),
    rank_dictText: `Grade ${index + 1}`,
  })),
);

const parts: ReportRecord[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index + 1),
  partsCode: `1G7K-${String(index + 1).padStart(5, '0')}`,
  partsName: ['Hydraulic gear pump', 'Speed sensor, engine', 'Seal kit', 'Filter element'][index % 4],
  unit: ['1', '2'][index % 2],
  price: 10 + (index % 500),
}));
const partRows = createMemoryRecords(parts, (part, field, text) => String(part[field.replace('self_', '')] ?? '').includes(text.replaceAll("'", '')));

/** How often each call of the report was made; the code `broken` cannot be set up. */
export const reportCalls = { config: 0, data: 0 };
const reports: ReportSource = {
  async config(code, signal) {
    reportCalls.config += 1;
    await wait(signal);
    if (code === 'broken') throw new Error('No such report');
    return {
      cgRpConfigId: code,
      cgRpConfigName: 'Parts',
      columns: [
        { title: 'Code', dataIndex: 'partsCode', sorter: true },
        { title: 'Name', dataIndex: 'partsName' },
        { title: 'Unit', dataIndex: 'unit', customRender: 'unit' },
        { title: 'Price', dataIndex: 'price', align: 'right', sorter: true, fieldType: 'Double', isTotal: '1' },
      ],
      dictOptions: { unit: [null, { value: '1', text: 'Piece' }, { value: '2', text: 'Set' }] },
    };
  },
  queryItems: async (id) => {
    if (id === 'unsearchable') throw new Error('The search form was deleted');
    return id === 'plain'
      ? []
      : [
          { field: 'partsName', label: 'Name', view: 'text', mode: 'single', hidden: '1' },
          { field: 'partsCode', label: 'Code', view: 'text', mode: 'single', hidden: '0' },
        ];
  },
  data(_id, { params, page, pageSize, column, order }, signal) {
    reportCalls.data += 1;
    return partRows.list({ page, pageSize, filters: params, sort: column === undefined ? undefined : { column, order: order ?? 'asc' } }, signal);
  },
};

/** Four levels; every node is asked for when its parent is opened. The parent `n2` cannot be opened, `n3` is empty. */
const branch = (pid: string): TreeNodeAnswer[] =>
  pid === 'n3' || pid.length > 4
    ? []
    : Array.from({ length: 6 }, (_, index) => {
        const key = pid === '' || pid === '0' ? `n${index + 1}` : `${pid}${index + 1}`;
        return { key, label: `Assembly ${key.slice(1)}`, leaf: key.length > 4 ? 1 : 0 };
      });
const branchOf = async (pid: string, signal: AbortSignal): Promise<TreeNodeAnswer[]> => {
  await wait(signal);
  if (pid === 'n2') throw new Error('The server does not answer');
  return branch(pid);
};
const textsOf = async (values: readonly string[], signal: AbortSignal): Promise<string[]> => {
  await wait(signal);
  return values.map((value) => (value.startsWith('n') ? `Assembly ${value.slice(1)}` : value));
};
const trees: TreeSource = { children: ({ pid }, signal) => branchOf(pid, signal), texts: (_dict, values, signal) => textsOf(values, signal) };
const listeners = new Set<() => void>();
let suffix = '';
/** Changes the names of all categories, as another user would. */
export function renameCategories(added: string): void {
  suffix = added;
  for (const listener of listeners) listener();
}
const categories: CategorySource = {
  children: async ({ pid, pcode }, signal) => (await branchOf(pid ?? pcode ?? '', signal)).map((node) => ({ ...node, label: `${node.label}${suffix}` })),
  texts: async (values, signal) => (await textsOf(values, signal)).map((text) => `${text}${suffix}`),
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const pickerSources = { users, departments, roles, positions, reports, trees, categories };

// The page that the picker bench opens: one picker over 10,000 records, `?picker=` says which.
import { type DictionarySource, DictSelect, HarrowProvider, loadLanguage, type Sources } from '@harrow/ui';
import { AreaPicker, type AreaSource } from '@harrow/ui/area-picker';
import { type Department, DepartmentPicker, type DepartmentSource, type RecordSource, SelectFromList, type User, UserPicker } from '@harrow/ui/pickers';
import { Cascader, Select } from 'antd';
import { createRoot } from 'react-dom/client';

const count = 10_000;
const users = Array.from({ length: count }, (_, at): User => ({ id: String(at), username: `u${at}`, realname: `User ${at}`, phone: '+51 1 555 0100' }));
const options = users.map(({ id, realname }) => ({ value: id, label: realname }));

/** A server in the page: its time does not count for the pickers. */
function records<T extends object>(all: readonly T[]): RecordSource<T> {
  return {
    list: async ({ page, pageSize }) => ({ records: all.slice((page - 1) * pageSize, page * pageSize), total: all.length }),
    find: async (field, values) => all.filter((one) => values.includes(String((one as Record<string, unknown>)[field]))),
  };
}

const departments: Department[] = Array.from({ length: count }, (_, at) => ({ id: `d${at}`, orgCode: `D${at}`, departName: `Department ${at}`, isLeaf: true }));
const items = options.map(({ value, label }) => ({ value, text: label }));
const dictionary: DictionarySource = { items: async () => items, known: () => items };
const areas: AreaSource = {
  load: async () => [
    ...Array.from({ length: 10 }, (_, at) => ({ id: `p${at}`, text: `Province ${at}`, pid: '86', index: 1 as const })),
    ...Array.from({ length: 100 }, (_, at) => ({ id: `c${at}`, text: `City ${at}`, pid: `p${at % 10}`, index: 2 as const })),
    ...Array.from({ length: count }, (_, at) => ({ id: `a${at}`, text: `District ${at}`, pid: `c${at % 100}`, index: 3 as const })),
  ],
};
/** Users are many, their departments are not. */
const branches: DepartmentSource = { children: async () => departments.slice(0, 50) };
const sources: Sources = { users: records(users), departments: { children: async () => departments }, dictionary, areas };

interface Option {
  value: string;
  label: string;
  children?: Option[];
}
const tree: Option[] = Array.from({ length: 10 }, (_, province) => ({
  value: `p${province}`,
  label: `Province ${province}`,
  children: Array.from({ length: 10 }, (_city, city) => ({
    value: `c${province}-${city}`,
    label: `City ${city}`,
    children: Array.from({ length: 100 }, (_district, at) => ({ value: `a${province}-${city}-${at}`, label: `District ${at}` })),
  })),
}));

const pickers = {
  select: <Select aria-label="Field" style={{ width: 300 }} showSearch options={options} />,
  cascader: <Cascader aria-label="Field" style={{ width: 300 }} showSearch options={tree} />,
  dictSelect: <DictSelect aria-label="Field" dict="many" />,
  users: <UserPicker aria-label="Field" />,
  list: (
    <SelectFromList<User>
      aria-label="Field"
      name="User"
      source={sources.users!}
      labelKey="realname"
      columns={[
        { key: 'username', title: 'Account' },
        { key: 'realname', title: 'Name' },
      ]}
    />
  ),
  departments: <DepartmentPicker aria-label="Field" />,
  areas: <AreaPicker aria-label="Field" />,
  areaSelects: <AreaPicker aria-label="Field" type="select" />,
} as const;

const wanted = new URLSearchParams(location.search).get('picker') as keyof typeof pickers;

async function start() {
  await loadLanguage('en');
  createRoot(document.getElementById('root')!).render(
    <HarrowProvider language="en" timeZone="UTC" sources={wanted === 'users' ? { ...sources, departments: branches } : sources}>
      <main style={{ padding: 24, maxWidth: 480 }}>{pickers[wanted]}</main>
    </HarrowProvider>,
  );
}
void start();

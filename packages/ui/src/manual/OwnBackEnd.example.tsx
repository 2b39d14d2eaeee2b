import { DictSelect, HarrowProvider, type Sources } from '@harrow/ui';
import { UserPicker } from '@harrow/ui/pickers';
import { Form } from 'antd';

/** Any function that calls your server: its errors are `Error`s whose messages can be shown. */
async function get<Answer>(path: string, parameters: Record<string, string>, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(`/api/${path}?${new URLSearchParams(parameters)}`, { signal: signal ?? null });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return (await response.json()) as Answer;
}

interface Person {
  id: string;
  login: string;
  name: string;
}

const toUser = ({ id, login, name }: Person) => ({ id, username: login, realname: name });

export const sources: Sources = {
  dictionary: {
    items: (code, signal) => get(`dictionaries/${code}`, {}, signal),
  },
  users: {
    async list({ page, pageSize, filters }, signal) {
      const answer = await get<{ people: Person[]; count: number }>('people', { page: String(page), size: String(pageSize), ...filters }, signal);
      return { records: answer.people.map(toUser), total: answer.count };
    },
    async find(field, values, signal) {
      const answer = await get<{ people: Person[] }>('people/by', { field, values: values.join() }, signal);
      return answer.people.map(toUser);
    },
  },
  departments: {
    children: (parent, signal) => get('departments', parent === undefined ? {} : { parent }, signal),
    find: (field, values, signal) => get('departments/by', { field, values: values.join() }, signal),
  },
};

export function OwnBackEnd() {
  return (
    <HarrowProvider sources={sources}>
      <Form layout="vertical" initialValues={{ state: 'open', reviewer: 'anna' }}>
        <Form.Item name="state" label="State">
          <DictSelect dict="order_state" />
        </Form.Item>
        <Form.Item name="reviewer" label="Reviewer">
          <UserPicker multiple={false} />
        </Form.Item>
      </Form>
    </HarrowProvider>
  );
}

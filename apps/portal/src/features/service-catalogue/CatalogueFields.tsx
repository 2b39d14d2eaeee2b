/** Filters and fields that the lists of the catalogue share. */
import type { Chip } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../shared/fields/useListFilters.tsx';
import { bugSystemDefaults, bugSystems } from './catalogue.ts';

const lists = ['faults', 'labour', 'systems', 'suppliers', 'policies', 'rates'] as const;
export type CatalogueList = (typeof lists)[number];
const addressOf = (list: CatalogueList): string => (list === 'faults' ? '/service/catalog' : `/service/catalog/${list}`);

/** Leads from each list to the others. */
export function useSiblings(current: CatalogueList): Chip[] {
  const { t } = useTranslation('serviceCatalogue');
  return lists.map((list) => ({ key: addressOf(list), label: t(`${list}.title`), active: list === current }));
}

/** All systems: there are few. */
function useSystems() {
  const { sort } = bugSystemDefaults;
  return useQuery(bugSystems.list({ pageNo: 1, pageSize: 100, ...sort }));
}

/** For the advanced query; always the same array for the same systems. */
export function useSystemQuery(): readonly QueryField[] {
  const { t } = useTranslation('serviceCatalogue');
  const { data } = useSystems();
  return useMemo(() => {
    const options = data?.records.map(({ code, name }) => ({ value: code, text: name })) ?? [];
    return [{ value: 'bugSystem', label: t('field.bugSystem'), type: 'list', options }];
  }, [t, data]);
}

interface SystemSelectProps {
  id?: string;
  value?: string;
  onChange?: (value: string | undefined) => void;
  allowClear?: boolean;
}

export function SystemSelect(props: SystemSelectProps) {
  const { data, isFetching } = useSystems();
  return (
    <Select
      {...props}
      loading={isFetching}
      showSearch={{ optionFilterProp: 'label' }}
      options={data?.records.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}

function SystemName({ code }: { code: string }) {
  const { data } = useSystems();
  return <>{data?.records.find((system) => system.code === code)?.name ?? code}</>;
}

/** Looked for by the system; a component of its own, as filters are declared outside the pages. */
function SystemFilter() {
  const { t } = useTranslation('serviceCatalogue');
  return (
    <Form.Item name="bugSystem" label={t('field.bugSystem')}>
      <SystemSelect allowClear />
    </Form.Item>
  );
}

/** Asks for the records of one system. */
export const systemFilter: ListFilter = {
  name: 'bugSystem',
  own: <SystemFilter />,
  shown: { bugSystem: { label: 'field.bugSystem', render: (code) => <SystemName code={code} /> } },
};

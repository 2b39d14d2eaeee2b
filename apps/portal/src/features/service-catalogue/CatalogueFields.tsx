/** Filters and fields that the lists of the catalogue share. */
import { type Chip, useDictionary } from '@harrow/ui';
import type { QueryOption } from '@harrow/ui/advanced-query';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownFilter } from '../../shared/filters/activeFilters.tsx';
import { YesNoSelect } from '../../shared/master/masterFields.tsx';
import { TextFilter } from '../../shared/filters/TextFilter.tsx';
import { bugSystemDefaults, bugSystems } from './catalogue.ts';

export type CatalogueList = 'faults' | 'labour' | 'systems';
const addresses: Record<CatalogueList, string> = { faults: '/service/catalog', labour: '/service/catalog/labour', systems: '/service/catalog/systems' };

/** Leads from each list to the others. */
export function useSiblings(current: CatalogueList): Chip[] {
  const { t } = useTranslation('serviceCatalogue');
  return (['faults', 'labour', 'systems'] as const).map((list) => ({ key: addresses[list], label: t(`${list}.title`), active: list === current }));
}

/** All systems: there are few. */
function useSystems() {
  const { sort } = bugSystemDefaults;
  return useQuery(bugSystems.list({ pageNo: 1, pageSize: 100, ...sort }));
}

/** For the advanced query; always the same array for the same systems. */
export function useSystemOptions(): QueryOption[] {
  const { data } = useSystems();
  return useMemo(() => data?.records.map(({ code, name }) => ({ value: code, text: name })) ?? [], [data]);
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

/** @param children further filters of the list */
export function CatalogueFilters({ withSystem = false, children }: { withSystem?: boolean; children?: ReactNode }) {
  const { t } = useTranslation('serviceCatalogue');
  return (
    <>
      <TextFilter name="keyword" label={t('keyword')} />
      {withSystem && (
        <Form.Item name="bugSystem" label={t('field.bugSystem')}>
          <SystemSelect allowClear />
        </Form.Item>
      )}
      {children}
      <Form.Item name="enabled" label={t('field.enabled')}>
        <YesNoSelect allowClear />
      </Form.Item>
    </>
  );
}

/** How the filters are shown once they are in force. */
export function useShownFilters(): Record<string, ShownFilter> {
  const { t } = useTranslation('serviceCatalogue');
  // Asked for here, so that the words are there when the chips are.
  useDictionary('severity');
  return {
    keyword: { label: t('keyword') },
    bugSystem: { label: t('field.bugSystem'), render: (code) => <SystemName code={code} /> },
    severity: { label: t('field.severity'), dict: 'severity' },
    enabled: { label: t('field.enabled'), dict: 'yn' },
  };
}

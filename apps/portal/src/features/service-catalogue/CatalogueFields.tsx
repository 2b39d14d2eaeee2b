/** Filters and fields that the lists of the catalogue share. */
import { type ActiveFilter, type Chip, DictText, useDictionary } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { YesNoSelect } from '../../shared/masterFields.tsx';
import type { Filters } from '../../shared/resource.ts';
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
      <Form.Item name="keyword" label={t('keyword')}>
        <Input allowClear maxLength={100} />
      </Form.Item>
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

/** The conditions in words. */
export function useCatalogueFilters(): (filters: Filters) => ActiveFilter[] {
  const { t } = useTranslation('serviceCatalogue');
  // Asked for here, so that the words are there when the chips are.
  useDictionary('severity');
  return ({ keyword, bugSystem, severity, enabled }) => {
    const active: (ActiveFilter | undefined | '')[] = [
      keyword && { key: 'keyword', label: t('keyword'), value: keyword },
      bugSystem && { key: 'bugSystem', label: t('field.bugSystem'), value: <SystemName code={bugSystem} /> },
      severity && { key: 'severity', label: t('field.severity'), value: <DictText dict="severity" value={severity} /> },
      enabled && { key: 'enabled', label: t('field.enabled'), value: <DictText dict="yn" value={enabled} /> },
    ];
    return active.filter((filter) => typeof filter === 'object');
  };
}

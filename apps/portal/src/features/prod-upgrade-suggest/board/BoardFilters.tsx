import { clearable, DictSelect } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Filters } from '../../../shared/calls/resource.ts';
import { systemsOf } from '../suggests.ts';
import styles from './board.module.css';

const shown = ['', 'submitted', 'pass', 'audit_succeeded'] as const;

interface BoardFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Narrows the board by status, product, system, kind and words. */
export function BoardFilters({ filters, onChange }: BoardFiltersProps) {
  const { t } = useTranslation('prodUpgradeSuggest');
  const product = filters['secondProduct'] ?? '';
  const { data: systems = [] } = useQuery(systemsOf(product || null));
  const set = (change: Filters): void => onChange({ ...filters, ...change });
  return (
    <Form layout="vertical" className={styles.filters} role="search">
      <Segmented
        aria-label={t('field.status')}
        value={filters['status'] ?? ''}
        options={shown.map((status) => ({ value: status, label: t(`board.status.${status || 'all'}`) }))}
        onChange={(status) => set({ status })}
      />
      <div className={styles.fields}>
        <DictSelect
          dict="product2"
          aria-label={t('field.secondProduct')}
          placeholder={t('field.secondProduct')}
          value={product || undefined}
          // Another line has other systems.
          onChange={(code) => set({ secondProduct: code ?? '', system: '' })}
        />
        <Select<string | undefined>
          aria-label={t('field.system')}
          placeholder={t('field.system')}
          allowClear={clearable}
          showSearch={{ optionFilterProp: 'label' }}
          value={filters['system'] || undefined}
          options={systems.map(({ value, text: label }) => ({ value, label }))}
          onChange={(code) => set({ system: code ?? '' })}
        />
        <DictSelect
          dict="suggest_type"
          aria-label={t('field.suggestType')}
          placeholder={t('field.suggestType')}
          value={filters['suggestType'] || undefined}
          onChange={(code) => set({ suggestType: code ?? '' })}
        />
        <Input.Search
          key={filters['keyword']}
          aria-label={t('keyword')}
          placeholder={t('keyword')}
          allowClear
          count={{ max: 200 }}
          defaultValue={filters['keyword']}
          onSearch={(words) => set({ keyword: words.trim() })}
        />
      </div>
    </Form>
  );
}

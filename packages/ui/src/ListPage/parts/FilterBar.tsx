import { Button, Form } from 'antd';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from '../../HarrowProvider/useTranslation.ts';
import { useOverflow } from '../hooks/useOverflow.ts';

export interface FilterBarProps {
  filters: ReactNode;
  values?: Record<string, unknown>;
  onFilter?: (values: Record<string, unknown>) => void;
  onClear?: () => void;
  extra?: ReactNode;
}

/** One row of filters; what does not fit is behind "more". Enter asks for the list. */
export function FilterBar({ filters, values, onFilter, onClear, extra }: FilterBarProps) {
  const { t } = useTranslation('ui');
  const [form] = Form.useForm<Record<string, unknown>>();
  const { ref, hiddenCount, expanded, toggle } = useOverflow<HTMLDivElement>();
  useEffect(() => {
    // The list's state lives outside (in the address); the form follows it, also where a value was taken away.
    const known = form.getFieldsValue(true);
    form.setFieldsValue({ ...Object.fromEntries(Object.keys(known).map((name) => [name, undefined])), ...values });
  }, [form, values]);
  const handleReset = (): void => {
    form.setFieldsValue(Object.fromEntries(Object.keys(form.getFieldsValue(true)).map((name) => [name, undefined])));
    if (onClear) onClear();
    else onFilter?.({});
  };
  return (
    // Named, so that equal fields of another list on the page have other ids, and labels find their own.
    <Form
      name={useId()}
      form={form}
      className="hw-list-filters"
      role="search"
      layout="inline"
      colon={false}
      requiredMark={false}
      onFinish={(next) => onFilter?.(next)}
    >
      <div ref={ref} className="hw-list-filter-fields" data-expanded={expanded}>
        {filters}
      </div>
      <div className="hw-list-filter-buttons">
        {(hiddenCount > 0 || expanded) && (
          <button type="button" className="hw-link" aria-expanded={expanded} onClick={toggle}>
            {expanded ? t('list.lessFilters') : t('list.moreFilters', { n: hiddenCount })}
          </button>
        )}
        <Button htmlType="submit">{t('list.query')}</Button>
        <Button type="text" onClick={handleReset}>
          {t('list.reset')}
        </Button>
        {extra}
      </div>
    </Form>
  );
}

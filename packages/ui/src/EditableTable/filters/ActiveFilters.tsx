import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';
import { useTableTools } from '../context/tableToolsContext.ts';
import { useTopic } from '../topics/useTopic.ts';
import { askedOf, type HeaderFilter } from '../view/headerFilter.ts';
import tools from '../toolbar/tools.module.css';

/** Active filters, each with a button to remove it. Also tells when filtered-out rows have errors. */
export default function ActiveFilters() {
  const { model, columns, locale, t } = useTableContext();
  const filters = useTopic(model.topics, 'order', model.view.filters);
  useTopic(model.topics, 'order', model.view.all);
  function words(asked: HeaderFilter | undefined): ReactNode {
    if (!asked) return t('filter.own');
    const bound = (value: number | string) =>
      typeof value === 'number' ? new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 6 }).format(value) : value;
    switch (asked.kind) {
      case 'text':
        return `“${asked.text}”`;
      case 'choices':
        return asked.labels.join(', ');
      case 'empty':
      case 'filled':
        return t(`filter.${asked.kind}`);
      case 'range': {
        const { min, max } = asked;
        if (min === undefined) return `≤ ${bound(max!)}`;
        return max === undefined ? `≥ ${bound(min)}` : `${bound(min)} – ${bound(max)}`;
      }
    }
  }
  const clear = () => [...filters.keys()].forEach((key) => model.view.setFilter(key, undefined));
  return (
    <div className={tools.filters}>
      <ul className={tools.chips} aria-label={t('filter.active')}>
        {[...filters].map(([key, filter]) => {
          const title = columns.find((column) => column.key === key)?.title ?? key;
          return (
            <li key={key} className={tools.chip}>
              <span>
                {title}: {words(askedOf(filter))}
              </span>
              <button
                type="button"
                className={styles.iconButton}
                aria-label={t('filter.remove', { name: title })}
                onClick={() => model.view.setFilter(key, undefined)}
              >
                <CloseOutlined aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      <span role="status">
        {model.blocks
          ? t('rowSource.found', { rows: new Intl.NumberFormat(locale.tag).format(model.view.total()) })
          : t('filter.shown', { shown: model.view.total(), total: model.store.ids().length })}
      </span>
      <Button type="link" size="small" onClick={clear}>
        {t('filter.clearAll')}
      </Button>
      <HiddenErrors />
    </div>
  );
}

/** An error in a row that a filter hides is neither lost nor silent. */
function HiddenErrors() {
  const { model, t } = useTableContext();
  const { tour } = useTableTools();
  const count = useTopic(model.topics, 'errors', () => model.validator.errors().filter(({ rowId }) => model.view.position(rowId) < 0).length);
  if (count === 0) return null;
  const showFirst = () => {
    const first = model.validator.errors().find(({ rowId }) => model.view.position(rowId) < 0);
    if (first) tour.goTo(first);
  };
  return (
    <span className={tools.warning}>
      {t('filter.hiddenErrors', { count })}
      <Button type="link" size="small" onClick={showFirst}>
        {t('filter.showErrors')}
      </Button>
    </span>
  );
}

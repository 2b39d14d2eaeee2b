import { CloseOutlined, FilterOutlined } from '@ant-design/icons';
import { askingLines } from '@harrow/validation/query';
import { Button, Space, Tooltip } from 'antd';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyDialog } from '../HarrowProvider/parts/lazyPart.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import type { AdvancedQueryProps } from './AdvancedQuery.types.ts';
import { useQueryStore } from './hooks/useQueryStore.ts';
import { toQuery } from './model/savedQueries.ts';
import styles from './QueryButton.module.css';

// The builder weighs more than a list: it is loaded when its button is hovered or focused.
const { Dialog: QueryDialog, prepare: prepareDialog } = lazyDialog(() => import('./QueryDialog.tsx'));

/** The button 高级查询 of a list, with the builder behind it. While a query is in force it says so and clears it. */
export function AdvancedQuery({ store: given, saveCode, applyDefault = false, disabled = false, ...props }: AdvancedQueryProps) {
  // Texts of the page, not of the builder: a button that waited for its own would take no press meanwhile.
  const { t } = useTranslation('ui');
  const name = t('list.advancedQuery');
  const { value, onChange, loading = false } = props;
  const activeId = useId();
  const [open, setOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const store = useQueryStore({ store: given, saveCode });
  const isActive = value !== undefined && askingLines(value).length > 0;

  const newest = useRef({ onChange, isActive });
  newest.current = { onChange, isActive };
  useEffect(() => {
    if (!applyDefault || newest.current.isActive) return;
    const controller = new AbortController();
    store.list(controller.signal).then(
      (queries) => {
        const start = queries.find(({ isDefault }) => isDefault);
        if (start && !controller.signal.aborted && !newest.current.isActive) newest.current.onChange(toQuery(start));
      },
      // The list shows everything then; the dialog tells that saved queries cannot be read.
      () => undefined,
    );
    return () => controller.abort();
  }, [applyDefault, store]);

  const clear = (): void => onChange(undefined);
  // Over the open dialog it would cover what is built.
  const tip = isActive && !open && (
    <>
      {t('list.queryActive')}{' '}
      <button type="button" className={styles.tipLink} onClick={clear}>
        {t('clear')}
      </button>
    </>
  );
  return (
    <>
      <Space.Compact>
        <Tooltip title={tip} mouseLeaveDelay={0.2}>
          <Button
            icon={<FilterOutlined aria-hidden />}
            disabled={disabled}
            loading={loading}
            className={isActive ? styles.active : undefined}
            aria-haspopup="dialog"
            {...(isActive && { 'aria-describedby': activeId })}
            onPointerEnter={prepareDialog}
            onFocus={prepareDialog}
            onClick={() => {
              setIsWanted(true);
              setOpen(true);
            }}
          >
            {name}
          </Button>
        </Tooltip>
        {isActive && (
          <Button
            icon={<CloseOutlined aria-hidden />}
            disabled={disabled}
            color="primary"
            variant="outlined"
            aria-label={`${name}: ${t('clear')}`}
            onClick={clear}
          />
        )}
      </Space.Compact>
      {isActive && (
        <span id={activeId} hidden>
          {t('list.queryActive')}
        </span>
      )}
      {isWanted && (
        <Suspense>
          <QueryDialog {...props} store={store} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

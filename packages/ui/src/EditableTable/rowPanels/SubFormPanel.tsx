import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';
import { useTopic } from '../topics/useTopic.ts';
import type { OpenSubForm } from '../context/rowParts.types.ts';
import { rowTopic } from '../topics/topics.ts';
import type { SubFormProps } from './SubForm.tsx';
import rowStyles from '../rows/rows.module.css';

/** Px between row and panel, and between panel and the edge of the window. */
const gap = 4;

/** The panel of the row that it is open for. It takes the focus. */
export default function SubFormPanel({ options, scroller, open: { rowId, side, rowTop, rowBottom } }: SubFormProps & { open: OpenSubForm }) {
  const { model, rowViews, t } = useTableContext();
  const { open, closeSubForm } = rowViews!;
  const panel = useRef<HTMLElement>(null);
  const row = useTopic(model.topics, rowTopic(rowId), () => model.store.row(rowId));
  const copy = useMemo(() => structuredClone(row), [row]);
  const close = () => closeSubForm(rowId);

  useLayoutEffect(() => {
    // Placed in the table, so that it goes along when the page scrolls.
    const element = panel.current!;
    const table = element.parentElement!.getBoundingClientRect();
    const below = side === 'below';
    element.style.setProperty(below ? 'top' : 'bottom', `${below ? rowBottom - table.top + gap : table.bottom - rowTop + gap}px`);
    element.style.maxHeight = `${Math.max(200, (below ? window.innerHeight - rowBottom : rowTop) - 4 * gap)}px`;
    element.focus({ preventScroll: true });
  }, [side, rowTop, rowBottom]);

  useEffect(() => {
    const element = scroller.current!;
    const { scrollTop, scrollLeft } = element;
    const leave = () => open.setSubForm(undefined);
    const handleScroll = () => {
      // The event of a scroll that led here may still be on its way.
      if (element.scrollTop !== scrollTop || element.scrollLeft !== scrollLeft) leave();
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    const stop = model.topics.subscribe('order', leave);
    return () => {
      element.removeEventListener('scroll', handleScroll);
      stop();
    };
  }, [model, open, scroller]);

  if (!copy) return null;
  return (
    <section
      ref={panel}
      role="dialog"
      aria-label={t('subForm.of', { row: model.view.position(rowId) + 1 })}
      tabIndex={-1}
      className={rowStyles.subForm}
      data-side={side}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        close();
      }}
    >
      <header className={rowStyles.subFormHead}>
        <strong>{options.title ?? t('subForm.title')}</strong>
        <button type="button" className={styles.iconButton} aria-label={t('subForm.close')} onClick={close}>
          <CloseOutlined aria-hidden />
        </button>
      </header>
      <div className={rowStyles.subFormBody}>{options.render({ row: copy, rowId, close })}</div>
    </section>
  );
}

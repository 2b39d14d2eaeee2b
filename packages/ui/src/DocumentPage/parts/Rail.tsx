import { MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import type { RailPanel } from '../DocumentPage.types.ts';
import styles from '../DocumentPage.module.css';

/** Whether a panel is open from the start. */
export const isOpen = ({ open }: RailPanel, index: number): boolean => open ?? index === 0;

interface RailProps {
  panels: RailPanel[];
  /** Its button takes the focus when it comes. */
  hasFocus: boolean;
}

function useFirstFocus<Element extends HTMLElement>(hasFocus: boolean): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (hasFocus) element.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only when it comes
  }, []);
  return element;
}

/** Log, attachments, related documents as a column at the right. */
export function RailColumn({ panels, hasFocus, onFold }: RailProps & { onFold: () => void }) {
  const { t } = useTranslation('ui');
  const button = useFirstFocus<HTMLButtonElement>(hasFocus);
  return (
    <aside className={styles.rail} data-rail aria-label={t('document.rail')}>
      <button
        ref={button}
        type="button"
        className={`hw-icon-button ${styles.railFold}`}
        aria-label={t('document.railFold')}
        title={t('document.railFold')}
        onClick={onFold}
      >
        <MenuUnfoldOutlined aria-hidden />
      </button>
      <Panels panels={panels} />
    </aside>
  );
}

/**
 * The same as a drawer, where the window is too narrow for a column, nothing is open in it, or the user put it away.
 * @param onUnfold puts it back beside the page, where there is room
 */
export function RailDrawer({ panels, hasFocus, onUnfold }: RailProps & { onUnfold: (() => void) | undefined }) {
  const { t } = useTranslation('ui');
  const button = useFirstFocus<HTMLButtonElement>(hasFocus);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} onClick={() => setOpen(true)}>
        {t('document.rail')}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('document.rail')}
        size="min(400px, 100vw)"
        extra={onUnfold && <Button onClick={onUnfold}>{t('document.railUnfold')}</Button>}
      >
        <Panels panels={panels} />
      </Drawer>
    </>
  );
}

function Panels({ panels }: { panels: RailPanel[] }) {
  return panels.map((panel, index) => (
    <details key={panel.key} className={styles.railPanel} open={isOpen(panel, index)}>
      <summary className="hw-focusable">
        {panel.title}
        {panel.count !== undefined && <span className={`hw-number ${styles.railCount}`}>{panel.count}</span>}
      </summary>
      {panel.content}
    </details>
  ));
}

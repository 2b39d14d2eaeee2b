import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import type { RailPanel } from '../DocumentPage.types.ts';
import styles from '../DocumentPage.module.css';

/** Whether a panel is open from the start. */
export const isOpen = ({ open }: RailPanel, index: number): boolean => open ?? index === 0;

/** Log, attachments, related documents as a column at the right. */
export function RailColumn({ panels }: { panels: RailPanel[] }) {
  const { t } = useTranslation('ui');
  return (
    <aside className={styles.rail} data-rail aria-label={t('document.rail')}>
      <Panels panels={panels} />
    </aside>
  );
}

/** The same as a drawer, where the window is too narrow for a column, or nothing is open in it. */
export function RailDrawer({ panels }: { panels: RailPanel[] }) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('document.rail')}</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={t('document.rail')} size="min(400px, 100vw)">
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

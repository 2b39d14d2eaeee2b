import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../HarrowProvider/useMediaQuery.ts';
import type { RailPanel } from '../DocumentPage.types.ts';

/** Log, attachments, related documents: a column at the right, a drawer where the window is too narrow for it. */
export function Rail({ panels }: { panels: RailPanel[] }) {
  const { t } = useTranslation('ui');
  const narrow = useMediaQuery('(width < 1280px)');
  const [open, setOpen] = useState(false);
  const content = panels.map((panel, index) => (
    <details key={panel.key} className="hw-rail-panel" open={panel.open ?? index === 0}>
      <summary className="hw-focusable">
        {panel.title}
        {panel.count !== undefined && <span className="hw-number hw-rail-count">{panel.count}</span>}
      </summary>
      {panel.content}
    </details>
  ));
  if (!narrow) {
    return (
      <aside className="hw-rail" aria-label={t('document.rail')}>
        {content}
      </aside>
    );
  }
  return (
    <>
      <Button className="hw-rail-button" onClick={() => setOpen(true)}>
        {t('document.rail')}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={t('document.rail')} size="min(400px, 100vw)">
        {content}
      </Drawer>
    </>
  );
}

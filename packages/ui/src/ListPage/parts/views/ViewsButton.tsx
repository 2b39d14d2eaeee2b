import { AppstoreOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../HarrowProvider/parts/lazyPart.ts';
import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import type { ViewContent } from '../../../sources/viewStore.ts';
import styles from './ViewsButton.module.css';

const ViewsPanel = lazyPart(() => import('./ViewsPanel.tsx'));

export interface ViewsButtonProps {
  list: string;
  /** Current state of the list. */
  content: ViewContent;
  onApply: (content: ViewContent) => void;
}

/** Opens the saved views; names the one that was chosen last. */
export function ViewsButton({ list, content, onApply }: ViewsButtonProps) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      content={
        <Suspense>
          <ViewsPanel list={list} content={content} onChosen={setChosen} onApply={onApply} onClose={() => setOpen(false)} />
        </Suspense>
      }
    >
      <button
        type="button"
        className={`hw-icon-button ${styles.button}`}
        aria-label={chosen === undefined ? t('list.views') : `${t('list.views')}: ${chosen}`}
        title={t('list.views')}
        aria-expanded={open}
      >
        <AppstoreOutlined aria-hidden />
        {chosen !== undefined && <span className={styles.name}>{chosen}</span>}
      </button>
    </Popover>
  );
}

import { useListTexts } from '../../hooks/useListTexts.ts';
import { DeleteOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useViews } from '../../hooks/useViews.ts';
import { isSameView } from '../../model/viewStore.ts';
import type { SavedView, ViewContent } from '../../../sources/viewStore.ts';
import { ViewForm } from './ViewForm.tsx';
import styles from './ViewsPanel.module.css';

export interface ViewsPanelProps {
  list: string;
  content: ViewContent;
  onChosen: (title: string) => void;
  onApply: (content: ViewContent) => void;
  onClose: () => void;
}

/** The saved views of a list: choose one, make it the first thing to see, take it away, keep what is shown now. */
export default function ViewsPanel({ list, content, onChosen, onApply, onClose }: ViewsPanelProps) {
  const { t } = useListTexts();
  const { views, roles, failure, busy, act } = useViews(list);
  const [doomed, setDoomed] = useState<string>();
  const apply = (view: SavedView): void => {
    onChosen(view.title);
    onApply(view.content);
    onClose();
  };
  const remove = async (id: string): Promise<void> => {
    setDoomed(undefined);
    await act((store) => store.remove(list, id));
  };
  return (
    <div className={styles.views} aria-busy={busy}>
      <h2 className={styles.title}>{t('views.title')}</h2>
      {failure && <Alert type="error" showIcon title={failure} />}
      {views?.length === 0 && <p className={styles.note}>{t('views.none')}</p>}
      <ul className={styles.list} aria-label={t('views.title')}>
        {views?.map((view) => (
          <li key={view.id}>
            <button
              type="button"
              className={`hw-link ${styles.name}`}
              id={`hw-view-${view.id}`}
              aria-current={isSameView(view.content, content) || undefined}
              onClick={() => apply(view)}
            >
              {view.title}
              {view.role !== undefined && <span className={styles.note}>{view.owner ? t('views.sharedBy', { name: view.owner }) : t('views.shared')}</span>}
            </button>
            <button
              type="button"
              className="hw-icon-button"
              aria-pressed={view.isDefault}
              aria-label={t('views.makeDefault')}
              aria-describedby={`hw-view-${view.id}`}
              title={t('views.makeDefault')}
              disabled={busy}
              onClick={() => void act((store) => store.setDefault(list, view.isDefault ? undefined : view.id))}
            >
              {view.isDefault ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
            </button>
            {view.mayEdit && (
              <button
                type="button"
                className="hw-icon-button"
                aria-label={t('views.remove')}
                aria-describedby={`hw-view-${view.id}`}
                title={t('views.remove')}
                disabled={busy}
                onClick={() => setDoomed(view.id)}
              >
                <DeleteOutlined aria-hidden />
              </button>
            )}
            {doomed === view.id && (
              <div className={styles.question} role="group" aria-label={t('views.removeQuestion', { title: view.title })}>
                <span>{t('views.removeQuestion', { title: view.title })}</span>
                <Button size="small" danger type="primary" onClick={() => void remove(view.id)}>
                  {t('views.remove')}
                </Button>
                <Button size="small" onClick={() => setDoomed(undefined)}>
                  {t('batch.cancel')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <ViewForm
        views={views ?? []}
        roles={roles}
        busy={busy}
        onSave={async ({ title, role, isDefault, id }) => {
          const isSaved = await act((store) => store.save(list, { title, role, isDefault, content, ...(id !== undefined && { id }) }));
          if (isSaved) onChosen(title);
          return isSaved;
        }}
      />
    </div>
  );
}

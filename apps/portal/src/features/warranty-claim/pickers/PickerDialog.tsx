import { clearable, EmptyState, ErrorState, ListSkeleton } from '@harrow/ui';
import { Alert, Button, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pickers.module.css';

interface PickerDialogProps {
  title: string;
  /** px. */
  width: number;
  keyword: string;
  onSearch: (keyword: string) => void;
  /** Enter was pressed in the search box. */
  onEnter: () => void;
  /** Why the last choice was refused. */
  problem?: string | undefined;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
  isEmpty: boolean;
  /** `li` elements; undefined until the first answer. */
  children: ReactNode;
  onClose: () => void;
  /** Under the list, e.g. "show more". */
  foot?: ReactNode;
}

/** A dialog with a search box over a list to choose from. */
export function PickerDialog({
  title,
  width,
  keyword,
  onSearch,
  onEnter,
  problem,
  loading,
  failed,
  onRetry,
  isEmpty,
  children,
  onClose,
  foot,
}: PickerDialogProps) {
  const { t } = useTranslation('warrantyClaim');
  return (
    <Modal
      open
      title={title}
      width={`min(${width}px, calc(100vw - 16px))`}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('picker.done')}
        </Button>
      }
    >
      <Input.Search
        autoFocus
        allowClear={clearable}
        value={keyword}
        loading={loading}
        aria-label={t('picker.search')}
        placeholder={t('picker.search')}
        onChange={(event) => onSearch(event.target.value)}
        onPressEnter={onEnter}
      />
      {problem && <Alert className={styles.problem} type="error" title={problem} showIcon />}
      {failed ? (
        <ErrorState title={t('picker.failed')} onRetry={onRetry} />
      ) : isEmpty ? (
        <EmptyState title={t('picker.nothing')} />
      ) : children === undefined ? (
        <ListSkeleton rows={6} />
      ) : (
        <ul className={styles.options} aria-busy={loading}>
          {children}
        </ul>
      )}
      {foot}
    </Modal>
  );
}

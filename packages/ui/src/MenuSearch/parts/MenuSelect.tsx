import { Modal, Select } from 'antd';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import type { MenuPage } from '../MenuSearch.tsx';
import styles from '../MenuSearch.module.css';

export interface MenuSelectProps {
  pages: readonly MenuPage[];
  inDialog: boolean;
  onClose: () => void;
  onOpen: (key: string) => void;
}

/** The field itself, open from the start. */
export function MenuSelect({ pages, inDialog, onClose, onOpen }: MenuSelectProps) {
  const { t } = useTranslation('ui');
  const field = (
    <Select<string, { value: string; label: string; hint?: string }>
      className={inDialog ? styles.wide : styles.field}
      autoFocus
      defaultOpen
      {...(inDialog && { open: true })}
      value={null as unknown as string}
      placeholder={t('menuSearch.placeholder')}
      aria-label={t('menuSearch.placeholder')}
      suffixIcon={null}
      popupMatchSelectWidth={inDialog ? true : 280}
      notFoundContent={t('menuSearch.none')}
      showSearch={{
        // Upper and lower case are the same.
        filterOption: (text, page) => page!.label.toLowerCase().includes(text.trim().toLowerCase()),
      }}
      options={pages.map(({ key, title, hint }) => ({ value: key, label: title, hint }))}
      optionRender={({ data }) => (
        <span className={styles.option}>
          <span>{data.label}</span>
          {data.hint && <small>{data.hint}</small>}
        </span>
      )}
      onChange={onOpen}
      onBlur={inDialog ? undefined : onClose}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    />
  );
  if (!inDialog) return field;
  return (
    <Modal open onCancel={onClose} footer={null} title={t('menuSearch.label')} style={{ top: 24 }} styles={{ body: { minHeight: 320 } }}>
      {field}
    </Modal>
  );
}

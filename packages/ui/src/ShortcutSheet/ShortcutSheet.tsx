import { Modal } from 'antd';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { type Shortcut, shortcutKeys } from './shortcut.ts';
import styles from './ShortcutSheet.module.css';

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly { keys: Shortcut; text: string }[];
}

export interface ShortcutSheetProps {
  /** Whether the sheet is shown. */
  open: boolean;
  /** The sheet is to be closed. */
  onClose: () => void;
  /** Keys and what they do, by where they work. */
  groups: readonly ShortcutGroup[];
}

const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');

/** Keyboard shortcuts, by area. Opened with `?`. */
export function ShortcutSheet({ open, onClose, groups }: ShortcutSheetProps) {
  const { t } = useTranslation('ui');
  return (
    <Modal open={open} onCancel={onClose} footer={null} width="min(720px, 94vw)" title={t('shortcuts.title')}>
      <div className={styles.groups}>
        {groups.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({ keys, text }) => (
                <div key={keys + text}>
                  <dt>{text}</dt>
                  <dd>
                    {shortcutKeys(keys, isMac).map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

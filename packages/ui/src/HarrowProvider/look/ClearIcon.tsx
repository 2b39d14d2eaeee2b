import { CloseCircleFilled } from '@ant-design/icons';
import { useTranslation } from '../language/useTranslation.ts';

/**
 * The sign that empties a field. antd's button around it has an English name, and is a stop of Tab between every two fields. Here it
 * has the user's language and is none: text is deleted by Backspace and Delete anyway, and in a select Delete does the same.
 */
export function ClearIcon() {
  const { t } = useTranslation('ui');
  const label = t('clear');
  return (
    <CloseCircleFilled
      aria-hidden
      ref={(icon) => {
        const button = icon?.closest('button');
        if (!button) return;
        button.tabIndex = -1;
        button.setAttribute('aria-label', label);
        const select = button.closest('.ant-select');
        const emptyByDelete = (event: Event): void => {
          const { key, target } = event as KeyboardEvent;
          if (key === 'Delete' && target instanceof HTMLInputElement && target.value === '') button.click();
        };
        select?.addEventListener('keydown', emptyByDelete);
        return () => select?.removeEventListener('keydown', emptyByDelete);
      }}
    />
  );
}

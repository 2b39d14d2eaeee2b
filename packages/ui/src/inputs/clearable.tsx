import { CloseCircleFilled } from '@ant-design/icons';
import { useTranslation } from '../HarrowProvider/useTranslation.ts';

/** antd's button around the icon has no name, and is a stop of Tab between every two fields: Backspace and Delete empty a field, too. */
function ClearIcon() {
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
      }}
    />
  );
}

/** `allowClear` of an antd `Input`: a sign that empties the field, named in the user's language and no stop of Tab. */
export const clearable = { clearIcon: <ClearIcon /> };

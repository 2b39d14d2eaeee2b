import { lazyPart, mobileQuery, useMediaQuery } from '@harrow/ui';
import { Button, Dropdown } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { quickActions } from './actions.ts';
import { useQuickActions } from './useQuickActions.ts';
import { SearchField } from '../SearchField.tsx';

const ArrangeActions = lazyPart(async () => ({ default: (await import('./ArrangeActions.tsx')).ArrangeActions }));

const most = 3;
const mostOnPhone = 2;

/** Buttons for the most frequent new documents, by permission and in the user's order. */
export function QuickActions() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const actions = useQuickActions();
  const [isArranging, setArranging] = useState(false);
  const limit = useMediaQuery(mobileQuery) ? mostOnPhone : most;
  const more = [
    ...actions.slice(limit).map((action) => ({ key: action, label: t(`quick.${action}`), onClick: () => void navigate(quickActions[action].to) })),
    ...(actions.length > 1 ? [{ key: 'arrange', label: t('quick.arrange'), onClick: () => setArranging(true) }] : []),
  ];
  return (
    <>
      <SearchField />
      {actions.slice(0, limit).map((action, at) => (
        <Button key={action} type={at === 0 ? 'primary' : 'default'} onClick={() => void navigate(quickActions[action].to)}>
          {t(`quick.${action}`)}
        </Button>
      ))}
      {more.length > 0 && (
        <Dropdown menu={{ items: more }} trigger={['click']}>
          <Button>{t('quick.more')}</Button>
        </Dropdown>
      )}
      {isArranging && (
        <Suspense>
          <ArrangeActions actions={actions} onClose={() => setArranging(false)} />
        </Suspense>
      )}
    </>
  );
}

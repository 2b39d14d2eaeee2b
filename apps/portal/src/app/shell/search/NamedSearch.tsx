import { SearchOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the button of search fields in the user's language: antd calls it "search" in all of them. */
export function NamedSearch({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  const inputSearch = useMemo(() => ({ searchIcon: <SearchOutlined aria-label={t('search')} /> }), [t]);
  return <ConfigProvider inputSearch={inputSearch}>{children}</ConfigProvider>;
}

import {
  AppstoreOutlined,
  BankOutlined,
  BarChartOutlined,
  BookOutlined,
  CarOutlined,
  DesktopOutlined,
  LinkOutlined,
  ReadOutlined,
  SettingOutlined,
  ShopOutlined,
  TeamOutlined,
  ToolOutlined,
} from '@ant-design/icons';
import { lazyPart } from '@harrow/ui';
import { type ComponentType, Suspense } from 'react';

const MoreIcon = lazyPart(() => import('./MoreIcon.tsx'));

/** Icons by the names the menu uses. Imported one by one: a whole icon set would be larger than the rest of the shell. */
const icons: Record<string, ComponentType> = {
  desktop: DesktopOutlined,
  car: CarOutlined,
  tool: ToolOutlined,
  appstore: AppstoreOutlined,
  bank: BankOutlined,
  'bar-chart': BarChartOutlined,
  read: ReadOutlined,
  book: BookOutlined,
  team: TeamOutlined,
  shop: ShopOutlined,
  setting: SettingOutlined,
  link: LinkOutlined,
};

/** Icon of a menu entry. Icons other than those of the built-in groups are loaded on demand. */
export function MenuIcon({ name }: { name: string | null }) {
  const Icon = icons[name ?? ''];
  if (Icon) return <Icon />;
  if (!name) return <AppstoreOutlined aria-hidden />;
  return (
    <Suspense fallback={<AppstoreOutlined aria-hidden />}>
      <MoreIcon name={name} />
    </Suspense>
  );
}

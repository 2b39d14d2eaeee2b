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
import type { ComponentType } from 'react';

/** Icons by the names the menu uses. One by one: a whole icon set would weigh more than the rest of the shell. */
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

/** Icon of a menu group; a plain one for names this build does not know. */
export function MenuIcon({ name }: { name: string | null }) {
  const Icon = icons[name ?? ''] ?? AppstoreOutlined;
  return <Icon />;
}

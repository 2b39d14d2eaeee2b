import { AppstoreOutlined } from '@ant-design/icons';
import icons from './moreIcons.ts';

/** An icon that came later; a plain one for names this build does not know. */
export default function MoreIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? AppstoreOutlined;
  return <Icon />;
}

import { Drawer } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The menu on narrow screens. Loaded when it is first opened. */
export default function MenuDrawer({ title, onClose, children }: Props) {
  return (
    <Drawer open onClose={onClose} placement="left" size={264} title={title} styles={{ body: { padding: 8 }, header: { padding: '10px 16px' } }}>
      {children}
    </Drawer>
  );
}

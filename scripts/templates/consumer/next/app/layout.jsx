import { AntdRegistry } from '@ant-design/nextjs-registry';
import '@harrow/ui/style.css';

export const metadata = { title: 'Consumer', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="ru">
      <body>
        <AntdRegistry>{children}</AntdRegistry>
      </body>
    </html>
  );
}

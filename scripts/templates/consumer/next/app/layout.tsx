import { AntdRegistry } from '@ant-design/nextjs-registry';
import { localeTag, toLanguage } from '@harrow/ui';
import '@harrow/ui/reset.css';
import '@harrow/ui/style.css';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { Providers } from './Providers';

export const metadata = { title: 'Orders', icons: 'data:,' };

export default async function Layout({ children }: { children: ReactNode }) {
  const kept = await cookies();
  const language = toLanguage(kept.get('language')?.value);
  return (
    <html lang={localeTag(language)}>
      <body>
        <AntdRegistry>
          <Providers language={language} theme={kept.get('theme')?.value === 'dark' ? 'dark' : 'light'}>
            {children}
          </Providers>
        </AntdRegistry>
      </body>
    </html>
  );
}

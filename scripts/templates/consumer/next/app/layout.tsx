import { localeTag, toLanguage } from '@harrow/ui';
import '@harrow/ui/reset.css';
import '@harrow/ui/style.css';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { AntdStyles } from './AntdStyles';
import { Providers } from './Providers';

export const metadata = { title: 'Orders', icons: 'data:,' };

export default async function Layout({ children }: { children: ReactNode }) {
  const kept = await cookies();
  const language = toLanguage(kept.get('language')?.value);
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang={localeTag(language)}>
      <body>
        <AntdStyles nonce={nonce}>
          <Providers nonce={nonce} language={language} theme={kept.get('theme')?.value === 'dark' ? 'dark' : 'light'}>
            {children}
          </Providers>
        </AntdStyles>
      </body>
    </html>
  );
}

'use client';
import { HarrowProvider, type Language } from '@harrow/ui';
import type { ReactNode } from 'react';
import { sources } from './sources';

interface ProvidersProps {
  nonce: string | undefined;
  language: Language;
  theme: 'light' | 'dark';
  children: ReactNode;
}

export function Providers({ nonce, children, ...look }: ProvidersProps) {
  return (
    <HarrowProvider {...look} csp={{ nonce }} timeZone="Europe/Paris" sources={sources}>
      {children}
    </HarrowProvider>
  );
}

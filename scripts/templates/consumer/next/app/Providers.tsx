'use client';
import { HarrowProvider, type Language } from '@harrow/ui';
import type { ReactNode } from 'react';
import { sources } from './sources';

interface ProvidersProps {
  language: Language;
  theme: 'light' | 'dark';
  children: ReactNode;
}

export function Providers({ children, ...look }: ProvidersProps) {
  return (
    <HarrowProvider {...look} timeZone="Europe/Paris" sources={sources}>
      {children}
    </HarrowProvider>
  );
}

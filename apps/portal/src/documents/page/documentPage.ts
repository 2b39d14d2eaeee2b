import type { ComponentType } from 'react';
import { loadTexts } from '../../platform/language.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';

/** A page built with the kit, fetched when it is first shown: its code and the kit's texts arrive together. */
export const documentPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPage(async () => {
    const [Page] = await Promise.all([load(), loadTexts('documents')]);
    return Page;
  });

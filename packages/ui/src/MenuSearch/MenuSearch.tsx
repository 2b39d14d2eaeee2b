import { SearchOutlined } from '@ant-design/icons';
import { type ComponentType, useState } from 'react';

import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import type { MenuSelectProps } from './parts/MenuSelect.tsx';

/** A page of the menu. */
export interface MenuPage {
  key: string;
  title: string;
  /** Titles of the groups it lies in. */
  hint?: string;
}

export interface MenuSearchProps {
  /** All pages that may be found; hidden ones are left out by the caller. */
  pages: readonly MenuPage[];
  /** The user chose the page with this key. */
  onOpen: (key: string) => void;
  /** On narrow screens the field opens in a dialog. Default false. */
  isMobile?: boolean;
}

/** The search icon of the header; behind it a field that finds pages of the menu by their titles. */
export function MenuSearch({ pages, onOpen, isMobile = false }: MenuSearchProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  // Only who searches needs it.
  const [Field, setField] = useState<ComponentType<MenuSelectProps>>();
  const close = (): void => setOpen(false);
  const handleClick = (): void => {
    setOpen(true);
    // Without a network the icon stays, and the next click tries again.
    if (!Field) import('./parts/MenuSelect.tsx').then((module) => setField(() => module.MenuSelect), close);
  };
  const isShown = isOpen && Field !== undefined;
  return (
    <>
      {!(isShown && !isMobile) && (
        <button type="button" className="hw-icon-button hw-focusable" aria-label={t('menuSearch.label')} title={t('menuSearch.label')} onClick={handleClick}>
          <SearchOutlined aria-hidden />
        </button>
      )}
      {isShown && (
        <Field
          pages={pages}
          inDialog={isMobile}
          onClose={close}
          onOpen={(key) => {
            close();
            onOpen(key);
          }}
        />
      )}
    </>
  );
}

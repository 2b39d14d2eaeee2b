import { type Command, CommandPalette, useMessages } from '@harrow/ui';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { permissionsStore } from '../../../platform/session/permissions.ts';
import { useStore } from '../../../platform/store.ts';
import { isGranted } from '../../../shared/usePermission.ts';
import { flatTree } from '../../../shared/flatTree.ts';
import { leadsTo } from '../../routing/menu.ts';
import { menuPages } from '../../routing/menuPages.ts';
import type { Portal } from '../../routing/portal.ts';
import { dictionarySource } from '../../../shared/sources/sources.ts';
import { findEverything, foundIn, searchLink, searchPage } from '../../../shared/search/findEverything.ts';
import type { Overlay } from './Commands.tsx';
import { recentPlaces } from './recentPlaces.ts';

interface Props {
  portal: Portal;
  onOpen: (path: string) => void;
  onOverlay: (overlay: Overlay) => void;
  onClose: () => void;
}

/** A page of this address makes something new. */
const isNew = (path: string): boolean => path.endsWith('/add');

/** Pages, actions, recent places, and records by number or name in one field. */
export function Palette({ portal, onOpen, onOverlay, onClose }: Props) {
  const { t } = useTranslation('app');
  const { message } = useMessages();
  const rights = useStore(permissionsStore);
  const commands = useMemo((): Command[] => {
    const pages = menuPages(portal.entries).map((page) => ({ ...page, group: t('palette.pages') }));
    // A page to add something stays where its link leads; it is offered to those who may begin it now.
    const additions = flatTree(portal.menu).filter(({ path, meta }) => isNew(path) && meta.permissionList.every((code) => isGranted(rights, code)));
    const actions = [
      ...additions.map(({ path, meta }) => ({ key: path, title: meta.title })),
      { key: 'settings', title: t('user.settings') },
      { key: 'password', title: t('user.password') },
      { key: 'cache', title: t('user.cache') },
      { key: 'shortcuts', title: t('keys.sheet') },
    ];
    return [...actions.map((action) => ({ ...action, group: t('palette.actions') })), ...pages];
  }, [portal, rights, t]);
  const recent = useMemo(() => recentPlaces().map(({ path, title }) => ({ key: path, title, group: t('palette.recent') })), [t]);
  const search = useCallback(async (text: string, signal: AbortSignal): Promise<Command[]> => {
    const { groups } = await findEverything(text, signal);
    return groups.flatMap(({ title: group, hits }) =>
      hits.map((hit) => ({ key: hit.path, title: hit.title, group, hint: [foundIn(hit), hit.about].filter(Boolean).join(' · ') })),
    );
  }, []);
  const allResults = (text: string): Command => ({ key: searchLink(text), title: t('palette.allResults', { text }), group: t('search') });
  const refreshCache = (): void => {
    dictionarySource.refresh().then(
      () => void message.success(t('cache.done')),
      () => void message.error(t('cache.failed')),
    );
  };
  const choose = ({ key }: Command): void => {
    if (key.startsWith('/')) onOpen(key);
    else if (key === 'cache') refreshCache();
    else onOverlay(key as Overlay);
  };
  return (
    <CommandPalette
      open
      commands={commands}
      recent={recent}
      search={search}
      {...(leadsTo(portal, searchPage) === undefined && { allResults })}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

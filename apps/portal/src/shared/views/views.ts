import {
  resultOf,
  type SavedView as ServerView,
  savedViewsList,
  savedViewsRemove,
  savedViewsRoles,
  savedViewsSave,
  savedViewsSetDefault,
} from '@harrow/api-client';
import { canUse, type SavedView, toViewContent, type ViewStore } from '@harrow/ui';
import { config } from '../../platform/config.ts';
import { permissionsStore } from '../../platform/session/permissions.ts';
import { parseJson } from '../parseJson.ts';
import { giveUpFirstView, isFirstViewKnown, rememberFirstView } from './firstListState.ts';

function toView({ id, title, content: text, roleCode, isDefault, mine, ownerName }: ServerView): SavedView[] {
  const content = toViewContent(parseJson(text));
  return content ? [{ id, title, content, role: roleCode ?? undefined, isDefault, mayEdit: mine, owner: mine ? undefined : ownerName }] : [];
}

async function listViews(list: string): Promise<SavedView[]> {
  const views = (await resultOf(savedViewsList({ query: { kind: 'view', list } }))).flatMap(toView);
  rememberFirstView(list, views.find(({ isDefault }) => isDefault)?.content);
  return views;
}

/** True if the user may share their views. */
export const mayShare = (): boolean => canUse('savedView:share', permissionsStore.get(), config.buttonAuthMode);

/** Views of lists, kept with the user's account. */
export const viewStore: ViewStore = {
  list: listViews,
  async save(list, { id, title, content, role, isDefault }) {
    const body = { kind: 'view' as const, list, title, content: JSON.stringify(content), roleCode: role ?? null, isDefault, ...(id !== undefined && { id }) };
    return (await resultOf(savedViewsSave({ body }))).id;
  },
  async remove(_list, id) {
    await resultOf(savedViewsRemove({ query: { id } }));
  },
  async setDefault(list, id) {
    await resultOf(savedViewsSetDefault({ body: { kind: 'view', list, id: id ?? null } }));
  },
  async roles() {
    if (!mayShare()) return [];
    return (await resultOf(savedViewsRoles())).map(({ value, text }) => ({ value, label: text }));
  },
};

/** Delay after a list was opened, in milliseconds; its content comes first. */
const quiet = 2000;
const asked = new Set<string>();

function ask(list: string): void {
  if (asked.has(list)) return;
  asked.add(list);
  listViews(list).catch(() => {
    asked.delete(list);
    giveUpFirstView(list);
  });
}

/** Asks for the user's default view of a list, unless this browser knows it or has asked. */
export function askFirstView(list: string): void {
  if (!isFirstViewKnown(list)) ask(list);
}

/**
 * Learns, once, the user's default view of a list, which may have been chosen in another browser. A browser without a stored one asks at
 * once, and the list waits for it; otherwise it asks later, and a change shows when the list is opened next.
 */
export function keepFirstView(list: string): (() => void) | undefined {
  askFirstView(list);
  if (asked.has(list)) return undefined;
  const timer = setTimeout(() => ask(list), quiet);
  return () => clearTimeout(timer);
}

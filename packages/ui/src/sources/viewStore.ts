import type { ListState } from '../listState/listState.ts';
import type { ListLayout } from './layoutStore.ts';

/** Content of a view: the state of a list without the page. */
export interface ViewContent {
  state: Omit<ListState, 'page'>;
  layout: ListLayout;
}

export interface SavedView {
  id: string;
  title: string;
  content: ViewContent;
  /** Code of the role that sees it, too; undefined: only its owner does. */
  role?: string | undefined;
  /** Shown when this user opens the list and its address says nothing. */
  isDefault: boolean;
  /** May this user change and delete it? */
  mayEdit: boolean;
  /** Name of the owner of a shared view. */
  owner?: string | undefined;
}

export interface ViewToSave extends Pick<SavedView, 'title' | 'content' | 'role' | 'isDefault'> {
  /** Of the view that is changed; a new one without. */
  id?: string;
}

/** Store of views. Every call rejects with an `Error` whose message can be shown. */
export interface ViewStore {
  list(list: string): Promise<SavedView[]>;
  /** Answers the id. */
  save(list: string, view: ViewToSave): Promise<string>;
  remove(list: string, id: string): Promise<void>;
  /** Makes a view, or none, the one that this user sees first. */
  setDefault(list: string, id: string | undefined): Promise<void>;
  /** Roles that this user may share views with. Without it nothing can be shared. */
  roles?(): Promise<{ value: string; label: string }[]>;
}

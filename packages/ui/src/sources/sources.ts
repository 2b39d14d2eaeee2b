import type { AreaSource } from './areaSource.ts';
import type { DictionarySource } from './dictionarySource.ts';
import type { FileStore } from './fileStore.ts';
import type { LayoutStore } from './layoutStore.ts';
import type { DepartmentSource, PositionSource, RoleSource, UserSource } from './recordSources.ts';
import type { ReportSource } from './reportSource.ts';
import type { TablePermissions } from './tablePermissions.ts';
import type { CategorySource, TreeSource } from './treeSources.ts';
import type { ViewStore } from './viewStore.ts';

/** Where components get their data. Each application hands in its own; a component that needs a missing one throws. */
export interface Sources {
  dictionary?: DictionarySource;
  /** Files of records. */
  files?: FileStore;
  /** Files of upload fields, known by their paths: a stored file's `id` is its path. */
  uploads?: FileStore;
  /** May the user use what has this code? See `Permission`. Default: everything. */
  canUse?: (code: string) => boolean;
  /** What the user may not do in editable tables that have a permission prefix. */
  permissions?: TablePermissions;
  users?: UserSource;
  departments?: DepartmentSource;
  roles?: RoleSource;
  positions?: PositionSource;
  reports?: ReportSource;
  trees?: TreeSource;
  categories?: CategorySource;
  /** Default: the areas of China. */
  areas?: AreaSource;
  /** Where columns and density of lists are remembered. Default: in this browser. */
  layouts?: LayoutStore;
  /** Where saved views of lists are kept. Default: in this browser, for nobody else. */
  views?: ViewStore;
}
